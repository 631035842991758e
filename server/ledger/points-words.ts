/** What the points log says of its rows. */
import { DRAW_TOOLS } from '../../src/api/draw-models.ts';
import { VIDEO_MODES } from '../../src/api/video-modes.ts';
import { isMessageKey, type Language, type MessageKey, say } from '../rpc/messages.ts';

/** Tools that are called after what they do; the others are names of products. */
const WORDS: Record<string, MessageKey> = {
  script: 'toolScript',
  speech: 'toolSpeech',
  film: 'toolFilm',
  chaofen: 'toolUpscale',
  fluxImage: 'toolFluxEdit',
};

const drawing = (tool: string) => DRAW_TOOLS.find(({ value }) => value === tool)?.name;
const clip = (tool: string) => VIDEO_MODES.find(({ value }) => value === tool)?.label;

/** A tool as people know it; one that nobody knows is named as it is. */
function nameOf(tool: string, language: Language): string {
  const words = WORDS[tool];
  return words ? say(words, language) : (drawing(tool) ?? clip(tool) ?? tool);
}

/** What a task's points went for, e.g. `Drawing: Seedream`. */
function work(tool: string, language: Language): string {
  const name = nameOf(tool, language);
  if (drawing(tool)) return say('pointsDraw', language, { tool: name });
  return clip(tool) ? say('pointsClip', language, { tool: name }) : name;
}

/** Before a text that a person wrote, which is never read as a key. */
const WRITTEN = 'text:';

/** A description that is shown as it is. @param text what the operator wrote */
export const writtenDescription = (text: string): string => `${WRITTEN}${text}`;

/**
 * The words of a row in the reader's language.
 * @param description as stored: `text:` and words as they are, or a key of the message table with an optional `:` and the tool;
 * anything else is words of an older row
 */
export function describePoints(description: string, language: Language): string {
  if (description.startsWith(WRITTEN)) return description.slice(WRITTEN.length);
  const [key = '', tool = ''] = description.split(':');
  if (!key.startsWith('points') || !isMessageKey(key)) return description;
  return key === 'pointsDraw' ? work(tool, language) : say(key, language, { tool: nameOf(tool, language) });
}
