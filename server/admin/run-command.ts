import { within } from '../db/database.ts';
import { messageText } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { type AdminDeps, BadUsage, CannotDo, type Typed } from './command.ts';
import { commandOf } from './commands.ts';
import { findMember } from './find-member.ts';
import { beginEntry, endEntry } from './operator-log.ts';

/**
 * Runs a command and records it in the operator's log. The row is added before the command and marked `done` in the transaction of
 * the command, so a row without `done` changed nothing.
 * @param operator the operating system account that runs the command
 * @returns the command's result, as JSON
 * @throws BadUsage, or CannotDo with a line for the operator
 */
export async function runCommand(
  deps: AdminDeps,
  { name, typed, operator }: { name: string; typed: Typed; operator: string },
): Promise<unknown> {
  const command = commandOf(name);
  if (!command) throw new BadUsage(`There is no command "${name}".`);
  // an invalid command line does nothing and needs no row
  const { about, logDetail } = command.check(typed);
  const { db } = deps;
  const userId = about === undefined ? null : await findMember(db, about).catch(() => null);
  const entry = await beginEntry(db, { command: name, operator, userId, detail: logDetail });
  try {
    return await db.transaction(async (client) => {
      const result = await command.run({ ...deps, db: within(client, db) }, typed);
      await endEntry(client, entry, { outcome: 'done', userId: result.userId, detail: result.logDetail });
      return result.data;
    });
  } catch (error) {
    const known = asCannotDo(error);
    await endEntry(db, entry, { outcome: known ? `refused: ${known.logged}` : 'failed' });
    throw known ?? error;
  }
}

function asCannotDo(error: unknown): CannotDo | null {
  if (error instanceof CannotDo) return error;
  return error instanceof Refusal ? new CannotDo(`${messageText(error.key, 'en', error.fill)}.`) : null;
}
