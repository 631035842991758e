/** Mentions of roles in a shot's prompts. A role's name is written `@name#` there (BOARD-33). */

const MENTION = /@([^@#\n]{1,50})#/gu;

/** A role's name as a prompt stores it. @example writeMention('Mei') // '@Mei#' */
export const writeMention = (name: string): string => `@${name}#`;

/** A prompt for whoever draws: the names without their marks. @example withNames('@Mei# waits') // 'Mei waits' */
export const withNames = (prompt: string): string => prompt.replace(MENTION, (_whole, name: string) => name);

/** A role without a name to speak of is not offered (BOARD-35). Not the dialogue's Empty Scene (decisions A-30). */
const EMPTY_ROLE = 'empty role';

/** Whether a role can be mentioned. Its name must not end a mention early. */
export const canMention = (name: string): boolean =>
  name.trim() !== '' && name.trim().toLowerCase() !== EMPTY_ROLE && !/[@#\n]/u.test(name);

/** The roles whose names contain what was typed behind the @, in either case (BOARD-32). */
export const rolesMatching = <Role extends { name: string }>(roles: readonly Role[], typed: string): Role[] =>
  roles.filter(({ name }) => canMention(name) && name.toLowerCase().includes(typed.toLowerCase()));
