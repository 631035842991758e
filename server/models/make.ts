import type { Deps } from '../deps.ts';
import { UnrecoverableError } from '../tasks/unrecoverable-error.ts';
import type { Media, Medium } from './media.ts';
import type { Model } from './model.ts';
import { isFor } from './models.ts';
import { beginUse, endUse } from './remote/awaited-uses.ts';
import { ServiceLocked } from './remote/faults.ts';
import { makeRemote } from './remote/make-remote.ts';
import { pauseModel } from './remote/pauses.ts';
import { findRequest, type Part } from './remote/requests.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'queue' | 'report' | 'models' | 'sends'>;

/**
 * Makes the result of a task with the model chosen at the charge: an external one if a request was planned then, otherwise
 * `model`, or the built-in engine if `model` has become an external one since.
 * @param request what to make; a function is called only if needed, because most attempts with a service only poll it
 * @throws Parked if the job has to wait for a service; UnrecoverableError if the service has failed; otherwise the model's error
 */
export async function makeFor<M extends Medium>(
  deps: Needs,
  part: Part,
  model: Model<M>,
  request: Media[M]['request'] | (() => Promise<Media[M]['request']>),
  options: Media[M]['options'],
): Promise<Media[M]['result']> {
  const ask = () =>
    typeof request === 'function'
      ? (request as () => Promise<Media[M]['request']>)()
      : Promise.resolve(request);
  const known = await findRequest(deps.db, part);
  if (!known) {
    const direct = model.maker.runs === 'direct' ? model : deps.models.builtIn(model.medium);
    if (direct.maker.runs === 'remote') throw new Error(`The model ${direct.id} makes elsewhere.`);
    return direct.maker.make(await ask(), options);
  }
  const chosen = deps.models.revive(known);
  if (!chosen || !isFor(model.medium)(chosen) || chosen.maker.runs === 'direct')
    throw new UnrecoverableError(`The model ${known.model_id} is not known any more.`, 'modelFailed');
  return makeRemote(deps, { part, model: chosen, remote: chosen.maker, request: ask, options }, known);
}

/**
 * Makes something while a member waits, such as speech or text. No task can continue the work, so only models that answer with
 * the result are allowed (enforced by models.ts). The use of a service counts against its daily limit.
 * @param userId the waiting member; null for work on behalf of the studio
 * @throws Refusal if a row is paused, or its limits are reached
 */
export async function makeNow<M extends Medium>(
  { db }: Pick<Deps, 'db'>,
  userId: number | null,
  model: Model<M>,
  request: Media[M]['request'],
  options: Media[M]['options'],
): Promise<Media[M]['result']> {
  const { id, maker } = model;
  if (maker.runs === 'remote') throw new Error(`The model ${id} makes elsewhere.`);
  if (!maker.costs) return maker.make(request, options);
  const use = await beginUse(db, userId, model, maker.costs);
  try {
    const made = await maker.make(request, options);
    await endUse(db, use, null);
    return made;
  } catch (error) {
    await endUse(db, use, error);
    if (error instanceof ServiceLocked) await pauseModel(db, id, error.message);
    throw error;
  }
}
