import type { CallInput } from '../../../src/api/call.ts';
import { FILM_MUSIC, handleExport, searchExport, startExport } from '../../../src/api/exports.ts';
import type { Member, Studio } from '../harness.ts';
import { filmOf, type TestShot } from './film.ts';

const ONE_SHOT: TestShot[] = [{ narration: 'Once upon a time.' }];

/** The calls of a member about films. @param at member and studio at the time of each call */
export function exportCalls(at: () => { studio: Studio; member: Member }) {
  return {
    film: (shots: readonly TestShot[] = ONE_SHOT, owner = at().member) => filmOf(at().studio, owner, shots),
    start: (script_id: number, more: object = {}, idempotencyKey?: string) =>
      at().studio.send(
        at().member.token,
        startExport,
        { script_id, audio_type: FILM_MUSIC.automatic, audio_vol: 1, ...more },
        idempotencyKey ? { idempotencyKey } : {},
      ),
    search: (tasks_id: string, { token } = at().member) =>
      at().studio.send(token, searchExport, { tasks_id }),
    handle: (input: CallInput<typeof handleExport>, { token } = at().member) =>
      at().studio.send(token, handleExport, input),
  };
}
