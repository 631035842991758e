import { ROLE_LIMITS } from '../../../api/characters.ts';
import { renamingDescriptions } from '../../../api/renaming.ts';
import { cast } from './cast.ts';
import { descriptionOf, editRole, nameOf } from './role-edits.ts';

/**
 * Replaces a role's former name in the descriptions of all roles, as typed or saved. A name that two of them have means neither, and
 * nothing changes.
 * @returns the way back; null if nothing changed
 */
export function followName(id: number, before: string): (() => void) | null {
  const role = cast.roles.find((one) => one.id === id);
  const [from, to] = [before.trim(), role ? nameOf(role).trim() : ''];
  if (from === '' || to === '' || from === to) return null;
  const others = cast.roles.filter((one) => one.id !== id).map((one) => nameOf(one).trim().toLowerCase());
  if (others.includes(from.toLowerCase()) || others.includes(to.toLowerCase())) return null;
  const renamed = renamingDescriptions(from, to);
  const changes = cast.roles
    .map((one) => ({ id: one.id, desc: descriptionOf(one), after: renamed(descriptionOf(one)) }))
    .filter(({ desc, after }) => after !== desc && after.length <= ROLE_LIMITS.descriptionCharacters);
  if (changes.length === 0) return null;
  for (const change of changes) editRole(change.id, { desc: change.after });
  return () => {
    for (const change of changes) {
      const now = cast.roles.find((one) => one.id === change.id);
      // what was typed since stays
      if (now && descriptionOf(now) === change.after) editRole(change.id, { desc: change.desc });
    }
  };
}
