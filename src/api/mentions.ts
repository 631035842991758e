/** Mentions of roles in a shot's prompts. A role's name is written `@name#` there (BOARD-33). */

const MENTION = /@([^@#\n]{1,50})#/gu;

/** A role's name as a prompt stores it. @example writeMention('Mei') // '@Mei#' */
export const writeMention = (name: string): string => `@${name}#`;

/** Replaces the mentions in a prompt by plain names, for the model. @example withNames('@Mei# waits') // 'Mei waits' */
export const withNames = (prompt: string): string => prompt.replace(MENTION, (_whole, name: string) => name);

/** A placeholder role, which is not offered (BOARD-35). Not the dialogue's Empty Scene (decisions A-30). */
const EMPTY_ROLE = 'empty role';

/** Whether a role can be mentioned: its name must not contain the mark that ends a mention. */
export const canMention = (name: string): boolean =>
  name.trim() !== '' && name.trim().toLowerCase() !== EMPTY_ROLE && !/[@#\n]/u.test(name);

/** Roles whose names contain the text typed after the @, case-insensitive (BOARD-32). */
export const rolesMatching = <Role extends { name: string }>(roles: readonly Role[], typed: string): Role[] =>
  roles.filter(({ name }) => canMention(name) && name.toLowerCase().includes(typed.toLowerCase()));

/** A piece of a prompt: plain text, or a mentioned role. */
export interface PromptPart {
  text: string;
  /** Empty for plain text. */
  name: string;
}

/** Splits a prompt at its mentions. The joined texts of the parts are the prompt. */
export function promptParts(prompt: string): PromptPart[] {
  const parts: PromptPart[] = [];
  let from = 0;
  for (const match of prompt.matchAll(MENTION)) {
    if (match.index > from) parts.push({ text: prompt.slice(from, match.index), name: '' });
    parts.push({ text: match[0], name: match[1] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < prompt.length) parts.push({ text: prompt.slice(from), name: '' });
  return parts;
}

/** The text typed after an @ before the cursor, with the position of the @; null if there is none. */
export function mentionTyped(before: string): { at: number; typed: string } | null {
  const match = /@([\p{L}\p{M}\p{N}_]{0,50})$/u.exec(before);
  return match && { at: match.index, typed: match[1] ?? '' };
}

/** Length of the mention that ends at the cursor; 0 if there is none (BOARD-34). */
export const mentionBefore = (before: string): number => /@[^@#\n]{1,50}#$/u.exec(before)?.[0].length ?? 0;

/** Replaces the typed text by a mention of the role. @returns the new prompt and cursor position */
export function takeMention(
  prompt: string,
  { at, typed }: { at: number; typed: string },
  name: string,
): { text: string; cursor: number } {
  const after = prompt.slice(at + 1 + typed.length);
  // Chinese has no spaces between words
  const space = /^\s/u.test(after) || /\p{Script=Han}/u.test(name) ? '' : ' ';
  const before = prompt.slice(0, at) + writeMention(name) + space;
  return { text: before + after, cursor: before.length };
}
