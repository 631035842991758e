import { within } from '../db/database.ts';
import { say } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { type AdminDeps, BadUsage, CannotDo, type Typed } from './command.ts';
import { commandOf } from './commands.ts';
import { findMember } from './find-member.ts';
import { beginEntry, endEntry } from './operator-log.ts';

/**
 * Does a command, with a row of the operator's log that is begun before it and done with it: both are one transaction, so that
 * a row that does not say `done` changed nothing.
 * @param operator the account of this machine that called
 * @returns what the command says, as JSON
 * @throws BadUsage, or CannotDo with the line for the operator
 */
export async function perform(
  deps: AdminDeps,
  { name, typed, operator }: { name: string; typed: Typed; operator: string },
): Promise<unknown> {
  const command = commandOf(name);
  if (!command) throw new BadUsage(`There is no command "${name}".`);
  // what is typed wrongly does nothing, and needs no row
  const { about, note } = command.check(typed);
  const { db } = deps;
  const userId = about === undefined ? null : await findMember(db, about).catch(() => null);
  const entry = await beginEntry(db, { command: name, operator, userId, detail: note });
  try {
    return await db.transaction(async (client) => {
      const done = await command.run({ ...deps, db: within(client, db) }, typed);
      await endEntry(client, entry, { outcome: 'done', userId: done.userId, detail: done.note });
      return done.data;
    });
  } catch (error) {
    const known = inWords(error);
    await endEntry(db, entry, { outcome: known ? `refused: ${known.message}` : 'failed' });
    throw known ?? error;
  }
}

function inWords(error: unknown): CannotDo | null {
  if (error instanceof CannotDo) return error;
  return error instanceof Refusal ? new CannotDo(`${say(error.key, 'en', error.fill)}.`) : null;
}
