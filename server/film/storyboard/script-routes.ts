import { compareScript, undoStoryboardUpdate, updateStoryboard } from '../../../src/api/script-changes.ts';
import type { Deps } from '../../deps.ts';
import { mediaAddress } from '../../media/media-address.ts';
import { memberOf } from '../../rpc/context.ts';
import { flag, on, type Route } from '../../rpc/route.ts';
import { editProject, isWriting, requireProject } from '../projects/projects.ts';
import { readDiff, revisionOf, type ScriptDiff } from './script-diff.ts';
import { undoUpdate, updateFromScript } from './script-update.ts';

const NOTHING: ScriptDiff = { added: [], removed: [], changed: [], reordered: false };

/** Updating the storyboard from the script: compare, apply, undo. */
export function scriptChangeRoutes({ db, queue, secret }: Deps): Route[] {
  return [
    on(compareScript, async (context, { script_id }) => {
      const project = await requireProject(db, memberOf(context).userId, script_id);
      // lines that are about to be replaced are no changes to decide about
      const diff = isWriting(project) ? NOTHING : await readDiff(db, script_id);
      return {
        revision: revisionOf(diff),
        added: diff.added.map(({ id, position, hm_desc, dialogue }) => ({
          drama_id: id,
          list_order: position,
          hm_desc,
          dialogue,
        })),
        removed: diff.removed.map(({ id, position, hm_desc, image, has_media, making }) => ({
          scene_id: id,
          list_order: position,
          hm_desc,
          scene_img: image ? mediaAddress(secret, image) : '',
          has_media: flag(has_media),
          making: flag(making),
        })),
        changed: diff.changed.map(({ shot, texts, kept }) => ({
          scene_id: shot.id,
          list_order: shot.position,
          texts,
          kept,
        })),
        reordered: flag(diff.reordered),
      };
    }),

    on(updateStoryboard, (context, { script_id: projectId, revision }) => {
      const { userId } = memberOf(context);
      return editProject(db, userId, projectId, async (client) => ({
        update_id: await updateFromScript(client, queue, { userId, projectId }, revision),
      }));
    }),

    on(undoStoryboardUpdate, (context, { script_id: projectId, update_id }) => {
      const { userId } = memberOf(context);
      return editProject(db, userId, projectId, (client) =>
        undoUpdate(client, queue, { userId, projectId }, update_id),
      );
    }),
  ];
}
