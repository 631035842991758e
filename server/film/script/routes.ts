import { PROJECT_STEP } from '../../../src/api/projects.ts';
import {
  handleLine,
  LINE_ACTION,
  listLines as listLinesCall,
  orderLines,
  restoreLine as restoreLineCall,
} from '../../../src/api/script.ts';
import type { Deps } from '../../deps.ts';
import { mediaAddress } from '../../media/media-address.ts';
import { memberOf } from '../../rpc/context.ts';
import { flag, on, type Route } from '../../rpc/route.ts';
import { linePoints, lineSpeeches } from '../line-voice/line-speech.ts';
import { editProject, openStatus, reachStep, requireProject } from '../projects/projects.ts';
import { readNotes, serializeNotes } from '../script-files/file-notes.ts';
import { canUndo } from '../script-files/import-script.ts';
import { addLine, deleteLine, listLines, moveLine, saveLine } from './lines.ts';
import { restoreLine } from './restore-line.ts';

/** The script step: lines and their edits. */
export function scriptRoutes({ db, secret, models, config }: Deps): Route[] {
  const speech = models.find('speech');
  const address = (file: string | null) => (file ? mediaAddress(secret, file) : '');
  return [
    on(listLinesCall, async (context, { script_id }) => {
      const project = await requireProject(db, memberOf(context).userId, script_id);
      const lines = await listLines(db, script_id);
      const speeches = await lineSpeeches(db, script_id, speech.traits.voices, lines);
      const caller = { userId: memberOf(context).userId, provider: speech.name };
      const points = await linePoints(db, caller, speeches);
      return {
        lists: lines.map(({ position, image, video, ...line }, index) => ({
          ...line,
          // a service that the browser connects to directly costs no points
          voice_points: config.voiceStreamUrl ? 0 : points[index],
          list_order: position,
          scene_img: address(image),
          video_url: address(video),
        })),
        step: await reachStep(db, project, PROJECT_STEP.script),
        generate_type: project.generate_type,
        async_status: openStatus(project),
        notes: serializeNotes(await readNotes(db, script_id), context.language),
        can_undo_import: flag(await canUndo(db, script_id, lines)),
      };
    }),

    on(handleLine, (context, input) => {
      const { userId } = memberOf(context);
      return editProject(db, userId, input.script_id, async (client) => {
        const { script_id, drama_id } = input;
        switch (input.type) {
          case LINE_ACTION.addAbove:
            return { id: await addLine(client, script_id, drama_id, 'above') };
          case LINE_ACTION.addAfter:
            return { id: await addLine(client, script_id, drama_id, 'below') };
          case LINE_ACTION.delete:
            await deleteLine(client, { userId, projectId: script_id }, drama_id);
            return null;
          case LINE_ACTION.save:
            await saveLine(client, script_id, drama_id, input);
            return { id: drama_id };
        }
      });
    }),

    on(restoreLineCall, (context, { script_id: projectId, drama_id }) => {
      const { userId } = memberOf(context);
      return editProject(db, userId, projectId, (client) =>
        restoreLine(client, { userId, projectId }, drama_id),
      );
    }),

    on(orderLines, (context, { script_id, from_drama_id, to_drama_id }) =>
      editProject(db, memberOf(context).userId, script_id, (client) =>
        moveLine(client, script_id, from_drama_id, to_drama_id),
      ),
    ),
  ];
}
