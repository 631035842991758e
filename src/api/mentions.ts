/** Mentions of roles in a shot's prompts. A role's name is written `@name#` there (BOARD-33). */

const MENTION = /@([^@#\n]{1,50})#/gu;

/** A role's name as a prompt stores it. @example writeMention('Mei') // '@Mei#' */
export const writeMention = (name: string): string => `@${name}#`;

/** A prompt for whoever draws: the names without their marks. @example withNames('@Mei# waits') // 'Mei waits' */
export const withNames = (prompt: string): string => prompt.replace(MENTION, (_whole, name: string) => name);
