import { listMaterialImages } from '../../../src/api/characters.ts';
import { PROJECT_STEP } from '../../../src/api/projects.ts';
import {
  copyShot as copyShotCall,
  handleShot,
  imagineMaterial,
  listShots as listShotsCall,
  orderShots,
  restoreShot as restoreShotCall,
  SHOT_ACTION,
  SHOT_SAVE,
  saveShot,
  submitBatch as submitBatchCall,
  upscaleBatch as upscaleBatchCall,
} from '../../../src/api/storyboard.ts';
import type { Deps } from '../../deps.ts';
import { DRAW } from '../../draw/draw-kind.ts';
import { holdNamed } from '../../media/named-files.ts';
import { memberOf } from '../../rpc/context.ts';
import { on, type Route } from '../../rpc/route.ts';
import { submitPaid } from '../../tasks/submit-paid.ts';
import { orderOf } from '../ordering.ts';
import { editProject, isWriting, lockProject, reachStep, requireProject } from '../projects/projects.ts';
import { chosenRoles, listRoles } from '../script/roles.ts';
import { submitBatch } from './batch.ts';
import { listBoard } from './list-board.ts';
import { listMaterials } from './materials.ts';
import { changedFields, requireUnchanged } from './shot-changes.ts';
import { chosenPicture } from './shot-choice.ts';
import {
  addShot,
  copyShot,
  deleteShot,
  moveShot,
  restoreShot,
  saveDialogue,
  saveShotFields,
  showPicture,
} from './shot-edits.ts';
import { isUnmade, makeShots } from './shot-making.ts';
import { prepareMaterial, saveTyped, sentAgain } from './shot-pictures.ts';
import { requireShot, serializeShot } from './shots.ts';
import { upscaleBatch } from './upscale-batch.ts';

/** The storyboard step: shots and their pictures. */
export function storyboardRoutes(deps: Deps): Route[] {
  const { db, queue, secret } = deps;
  return [
    on(listShotsCall, async (context, { script_id }) => {
      const { userId } = memberOf(context);
      const project = await requireProject(db, userId, script_id);
      await reachStep(db, project, PROJECT_STEP.storyboard);
      if (await isUnmade(db, script_id))
        await db.transaction(async (client) => {
          // checked under the lock: no shots are made from lines that are about to be replaced
          if (isWriting(await lockProject(client, userId, script_id))) return;
          if (await isUnmade(client, script_id)) await makeShots(client, script_id);
        });
      return listBoard(deps, project, context.language);
    }),

    on(handleShot, async (context, input) => {
      const { userId } = memberOf(context);
      const { script_id: projectId, scene_id } = input;
      if (input.type === SHOT_ACTION.add) {
        const added = { after: scene_id, continuous: input.continuous === 1 };
        return editProject(db, userId, projectId, async (client) => ({
          id: await addShot(client, projectId, added),
        }));
      }
      if (input.type === SHOT_ACTION.delete) {
        const id = input.scene_id;
        await editProject(db, userId, projectId, (client) =>
          deleteShot(client, queue, { userId, projectId, id }),
        );
        return null;
      }
      const id = input.scene_id;
      await requireProject(db, userId, projectId);
      const changed = changedFields(input);
      const picture = await chosenPicture(deps, context, userId, { projectId, shotId: id }, changed);
      return editProject(db, userId, projectId, async (client) => {
        await holdNamed(client, context);
        const shot = await requireShot(client, projectId, id);
        requireUnchanged(shot, changed, input.before);
        const { role_id, drama_dialogue, ...fields } = changed;
        const role_ids =
          role_id === undefined ? undefined : chosenRoles(role_id, await listRoles(client, projectId));
        await saveShotFields(client, id, { ...fields, role_ids });
        if (drama_dialogue !== undefined && shot.drama_id === 0)
          await client.query('UPDATE shots SET drama_dialogue = $2 WHERE id = $1', [id, drama_dialogue]);
        if (picture) await showPicture(client, shot, picture);
        return { id };
      });
    }),

    on(orderShots, (context, { script_id, from_scene_id, to_scene_id }) =>
      editProject(db, memberOf(context).userId, script_id, (client) =>
        moveShot(client, script_id, from_scene_id, to_scene_id),
      ),
    ),

    on(restoreShotCall, (context, { script_id: projectId, scene_id }) => {
      const { userId } = memberOf(context);
      return editProject(db, userId, projectId, (client) =>
        restoreShot(client, { userId, projectId }, scene_id),
      );
    }),

    on(saveShot, (context, input) =>
      editProject(db, memberOf(context).userId, input.script_id, async (client) => {
        if (input.type === SHOT_SAVE.line)
          return saveDialogue(client, input.script_id, input.drama_id, input.drama_dialogue);
        const { id } = await requireShot(client, input.script_id, input.scene_id);
        const role_ids = chosenRoles(input.role_id, await listRoles(client, input.script_id));
        await saveShotFields(client, id, { role_ids });
      }),
    ),

    on(copyShotCall, (context, { script_id, scene_id }) =>
      editProject(db, memberOf(context).userId, script_id, async (client) => {
        const copy = await requireShot(client, script_id, await copyShot(client, script_id, scene_id));
        return {
          scene_data: serializeShot(copy, await listRoles(client, script_id), secret),
          drama_ids: await orderOf(client, 'drama_lines', script_id),
        };
      }),
    ),

    on(imagineMaterial, async (context, input) => {
      const answer = await submitPaid(deps, context, imagineMaterial, input, async (userId) => {
        const planned = await prepareMaterial(deps, context, userId, input);
        return async ({ client, charge }) => {
          const request = { path: imagineMaterial.path, input: sentAgain(input) };
          const charged = await charge(DRAW, planned, request);
          await saveTyped(client, input);
          return charged;
        };
      });
      return 'role_id' in input ? answer.task_id : answer;
    }),

    on(submitBatchCall, (context, input) => submitBatch(deps, context, input)),

    on(upscaleBatchCall, (context, input) => upscaleBatch(deps, context, input)),

    on(listMaterialImages, (context, input) => listMaterials(deps, context, input)),
  ];
}
