import { exportScript, importScript as importScriptCall } from '../../../src/api/script.ts';
import { dismissNotes, previewImport, undoImport as undoImportCall } from '../../../src/api/script-files.ts';
import type { Deps } from '../../deps.ts';
import { memberOf } from '../../rpc/context.ts';
import { FileAnswer, flag, on, type Route } from '../../rpc/route.ts';
import { editProject, requireProject } from '../projects/projects.ts';
import { listLines } from '../script/lines.ts';
import { listRoles } from '../script/roles.ts';
import { serializeNotes } from './file-notes.ts';
import { compareImport, forgetImport, importScript, undoImport } from './import-script.ts';
import { readTable } from './read-upload.ts';
import { writeSheet, XLSX } from './write-sheet.ts';

/** Import and export of a script as a spreadsheet (SCRIPT-18, SCRIPT-19). */
export function scriptFileRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    on(previewImport, async (context, { script_id, file }) => {
      const { userId } = memberOf(context);
      await requireProject(db, userId, script_id);
      const { notes, ...changes } = await compareImport(db, script_id, await readTable(deps, userId, file));
      return { ...changes, notes: serializeNotes(notes, context.language) };
    }),

    on(importScriptCall, async (context, { script_id, file }) => {
      const { userId } = memberOf(context);
      await requireProject(db, userId, script_id);
      // parse before locking the project, because it takes a while
      const script = await readTable(deps, userId, file);
      await editProject(db, userId, script_id, (client) => importScript(client, script_id, script));
    }),

    on(undoImportCall, (context, { script_id }) =>
      editProject(db, memberOf(context).userId, script_id, async (client) => {
        const update = await undoImport(client, script_id);
        return { storyboard: flag(update !== null), kept_shots: update?.kept ?? 0 };
      }),
    ),

    on(dismissNotes, (context, { script_id }) =>
      editProject(db, memberOf(context).userId, script_id, (client) => forgetImport(client, script_id)),
    ),

    on(exportScript, async (context, { script_id }) => {
      const { name } = await requireProject(db, memberOf(context).userId, script_id);
      const [lines, roles] = await Promise.all([listLines(db, script_id), listRoles(db, script_id)]);
      const file = await writeSheet(lines, context.language, roles);
      return new FileAnswer(file, { mime: XLSX, name: `${name}.xlsx` });
    }),
  ];
}
