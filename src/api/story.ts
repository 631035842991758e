import { PROJECT_LIMITS } from './projects.ts';

/** Letters and digits that a story has at least: two of them say nothing that could be filmed. */
const SIGNS_MIN = 3;

/** Sentences that an idea has at most. */
const IDEA_SENTENCES = 3;

/** Whether a text is an idea that can be developed into a story, rather than a story. */
export function isIdea(text: string): boolean {
  const idea = text.trim();
  if (idea.length > PROJECT_LIMITS.ideaMax || storyProblem(idea) !== null) return false;
  return (
    idea.split(/[.!?。！？…]+["”’」』]?(?:\s|$)|(?<=[。！？])|\n+/u).filter((part) => part.trim()).length <=
    IDEA_SENTENCES
  );
}

/** What keeps a text from being a story: its length (PROJ-20, decisions A-21), or too few letters between its other signs. */
export function storyProblem(text: string): 'length' | 'words' | null {
  const story = text.trim();
  const { storyMin, storyMax } = PROJECT_LIMITS;
  const { length } = [...story];
  if (length < storyMin || length > storyMax) return 'length';
  return (story.match(/[\p{L}\p{N}]/gu) ?? []).length < SIGNS_MIN ? 'words' : null;
}
