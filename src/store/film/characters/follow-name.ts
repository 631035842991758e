import { ROLE_LIMITS, type Role } from '../../../api/characters.ts';
import { renamingDescriptions, renamingOwnDescription } from '../../../api/renaming.ts';
import { cast } from './cast.ts';
import { descriptionOf, editRole, nameOf, roleEdits } from './role-edits.ts';

/** Types a role's name. The former one is kept with it until {@link nameTyped}, also if the page is closed before. */
export function typeName(role: Pick<Role, 'id' | 'role_name'>, name: string): void {
  const { before = '' } = roleEdits.byRole[role.id] ?? {};
  // a field that was left empty is still on its way to a name
  editRole(role.id, { name, before: before.trim() === '' ? nameOf(role) : before });
}

/**
 * Descriptions follow a role's name once it is typed. Not letter by letter: what is left of a name in between means nothing.
 * @returns the former name and the way back; null if no description changed
 */
export function nameTyped(id: number): { before: string; undo: () => void } | null {
  const { before = '' } = roleEdits.byRole[id] ?? {};
  const role = cast.roles.find((one) => one.id === id);
  if (before === '' || !role || nameOf(role).trim() === '') return null;
  editRole(id, { before: '' });
  const undo = followName(id, before);
  return undo && { before, undo };
}

/** The roles whose names were typed, and whose field or page was closed without being left. */
export const halfTyped = (): number[] =>
  cast.roles.map(({ id }) => id).filter((id) => roleEdits.byRole[id]?.before);

/**
 * Replaces a role's former name in the descriptions of all roles, as typed or saved. A name that two of them have means neither, and
 * nothing changes.
 * @returns the way back; null if nothing changed
 */
function followName(id: number, before: string): (() => void) | null {
  const role = cast.roles.find((one) => one.id === id);
  const [from, to] = [before.trim(), role ? nameOf(role).trim() : ''];
  if (from === '' || to === '' || from === to) return null;
  const others = cast.roles.filter((one) => one.id !== id).map((one) => nameOf(one).trim().toLowerCase());
  if (others.includes(from.toLowerCase()) || others.includes(to.toLowerCase())) return null;
  const renamed = renamingDescriptions(from, to);
  // the server tells it of the name that it has
  const noun = role?.role_name === from ? (role.noun ?? '') : '';
  const own = renamingOwnDescription(from, to, noun);
  const changes = cast.roles
    .map((one) => ({
      id: one.id,
      desc: descriptionOf(one),
      after: (one.id === id ? own : renamed)(descriptionOf(one)),
    }))
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
