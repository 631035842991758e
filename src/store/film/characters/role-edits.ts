/** What was typed for roles and not saved yet. It is saved all at once before the next step (CHAR-11, decisions C-22). */
import * as v from 'valibot';
import { proxy, snapshot } from 'valtio';
import type { Role } from '../../../api/characters.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { fieldsOf, knowParts, type Parts, readParts, recordsOf, saveParts } from '../../draft-parts.ts';

const Texts = v.partial(
  v.object({
    name: v.string(),
    desc: v.string(),
    /** The name before the one that is being typed; empty once the descriptions have been told. */
    before: v.string(),
  }),
);
type Texts = v.InferOutput<typeof Texts>;
const Draft = v.record(v.string(), Texts);

/** Kept apart from the roles, so that typing does not render the strip. */
export const roleEdits = proxy({
  projectId: 0,
  byRole: {} as Record<number, Texts>,
  /** How often what was typed on an earlier visit was brought back. */
  visits: 0,
});

const draftName = (): string => `roles|${roleEdits.projectId}`;
const saveDraft = (): Promise<void> => saveParts(draftName(), fieldsOf(snapshot(roleEdits).byRole));
const split = (whole: unknown): Parts => {
  const draft = v.safeParse(Draft, whole);
  return fieldsOf(draft.success ? draft.output : {});
};

/** A role's name and description as shown: typed or saved. */
export const nameOf = (role: Pick<Role, 'id' | 'role_name'>): string =>
  roleEdits.byRole[role.id]?.name ?? role.role_name;
export const descriptionOf = (role: Pick<Role, 'id' | 'role_desc'>): string =>
  roleEdits.byRole[role.id]?.desc ?? role.role_desc;

/** Changes a text of a role; it survives a reload. */
export function editRole(id: number, texts: Texts): void {
  roleEdits.byRole[id] = { ...roleEdits.byRole[id], ...texts };
  void saveDraft();
}

/** Drops what was typed for a role that is deleted or saved. */
export function dropEdits(id: number): void {
  delete roleEdits.byRole[id];
  void saveDraft();
}

/** Brings back what was typed for a film's roles on an earlier visit. */
export async function restoreRoleEdits(projectId: number): Promise<void> {
  if (roleEdits.projectId === projectId) return;
  Object.assign(roleEdits, { projectId, byRole: {} });
  const stored = await readParts(draftName(), split);
  const draft = v.safeParse(Draft, recordsOf(stored));
  if (!draft.success || roleEdits.projectId !== projectId) return;
  knowParts(draftName(), stored);
  for (const [id, texts] of Object.entries(draft.output))
    roleEdits.byRole[Number(id)] = { ...texts, ...roleEdits.byRole[Number(id)] };
  roleEdits.visits += 1;
}

onSignOut(() => Object.assign(roleEdits, { projectId: 0, byRole: {} }));
