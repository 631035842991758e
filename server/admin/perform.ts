import { beginEntry, endEntry } from '../domain/operator-log.ts';
import { say } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { type AdminDeps, BadUsage, CannotDo, type Typed } from './command.ts';
import { commandOf } from './commands.ts';

/**
 * Does a command, with a row of the operator's log before and after it.
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
  command.check(typed);
  const entry = await beginEntry(deps.db, name, operator);
  try {
    const { data, userId, note } = await command.run(deps, typed);
    await endEntry(deps.db, entry, { outcome: 'done', userId, detail: note });
    return data;
  } catch (error) {
    const known = inWords(error);
    await endEntry(deps.db, entry, { outcome: known ? `refused: ${known.message}` : 'failed' });
    throw known ?? error;
  }
}

function inWords(error: unknown): CannotDo | null {
  if (error instanceof CannotDo) return error;
  return error instanceof Refusal ? new CannotDo(`${say(error.key, 'en', error.fill)}.`) : null;
}
