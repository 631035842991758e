import type { Call, CallAnswer, CallInput } from '../../../src/api/call.ts';
import { handleShot, SHOT_ACTION } from '../../../src/api/storyboard.ts';
import type { Member, Studio } from '../harness.ts';
import type { Film } from './film-for-test.ts';

/** Calls of a member about a film's shots. @param of the studio, its member and the film of the running test */
export function shotCalls(of: () => { studio: Studio; member: Member; film: Film }) {
  /** Sends any call as the member. */
  const send = <C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> =>
    of().studio.send(of().member.token, call, input);
  /** Adds a shot. @returns its id */
  const add = async (input: { scene_id?: number; add_type?: 2; continuous?: 0 | 1 } = {}) =>
    (await send(handleShot, { type: SHOT_ACTION.add, script_id: of().film.script_id, ...input }))?.id ?? 0;
  /** The ids of all shots, in order. */
  const ids = async () => (await of().film.shots()).map(({ id }) => id);
  return { send, add, ids };
}
