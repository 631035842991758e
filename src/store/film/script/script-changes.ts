import { type DramaLine, handleLine, LINE_ACTION, orderLines } from '../../../api/script.ts';
import { session } from '../../account/session-state.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { onLineNews, tellLineNews } from '../line-news.ts';
import { loadScript, script, showLines } from './script.ts';
import { dropEdit, giveBackEdit, lineEdits } from './script-edits.ts';
import { editedText, inserted, isChanged, type LineText, moved, storedText, textOf } from './script-lines.ts';

/** Changes are sent one after the other, because each depends on the order the last one left. */
let queue: Promise<unknown> = Promise.resolve();
export const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  // what is written from now on is not to be lost by undoing an import
  script.canUndoImport = false;
  const done = queue.then(work, work);
  queue = done.catch(() => undefined);
  return done;
};

// behind the changes of this tab: read between them, the list would not have them yet
onLineNews((projectId, elsewhere) => {
  if (!elsewhere && script.projectId === projectId) script.version += 1;
  const again = async () => {
    if (elsewhere && script.projectId === projectId) await loadScript(projectId);
  };
  queue = queue.then(again).catch(failInBackground);
});

const indexOf = (id: number): number => script.lines.findIndex((line) => line.id === id);

/** Shows a change at once. If the server refuses it, the list is restored and read again. @throws ApiError */
async function optimistic(show: () => void, send: () => Promise<unknown>): Promise<void> {
  const before = [...script.lines];
  const project = script.projectId;
  show();
  try {
    await inTurn(send);
    tellLineNews(project);
  } catch (error) {
    if (script.projectId === project) {
      showLines(before);
      await loadScript(project).catch(() => undefined);
    }
    throw error;
  }
}

/** Opens a line's edit view, or keeps the open one (SCRIPT-09). */
export function editLine(id: number): void {
  const line = script.lines[indexOf(id)];
  if (line) lineEdits.byId[id] ??= editedText(line);
}

/** Closes the edit view and drops the edit (SCRIPT-15). */
export const cancelEdit = (id: number): void => dropEdit(id);

/** Saves an edit (SCRIPT-13). If it is refused, the edit view opens again with the text. @throws ApiError */
export async function saveLine(id: number): Promise<void> {
  const line = script.lines[indexOf(id)];
  const edit = lineEdits.byId[id];
  if (!line || !edit) return;
  const written = textOf(edit);
  const text = storedText(written, script.lines);
  const project = script.projectId;
  const { token } = session;
  dropEdit(id);
  try {
    await optimistic(
      // what hearing it costs is the server's to say
      () =>
        showLines(
          script.lines.map((one) => (one.id === id ? { ...one, ...text, voice_points: undefined } : one)),
        ),
      () => save(project, { ...line, ...text }),
    );
  } catch (error) {
    // also if the film was left meanwhile: its draft has the text then
    if (session.token === token) await giveBackEdit(project, id, written);
    throw error;
  }
}

const save = (project: number, { id, list_order, ...line }: DramaLine): Promise<unknown> =>
  client.send(handleLine, {
    type: LINE_ACTION.save,
    script_id: project,
    drama_id: id,
    ...textOf(line),
    list_order,
  });

interface Adding {
  type: 1 | 4;
  /** The line to add above or after, read when earlier changes are done; 0 in an empty script. */
  near: () => number;
  /** Its index in the list. */
  place: () => number;
  text?: LineText;
}

/** Adds a line. @returns its id; null if the server did not return it @throws ApiError */
function add({ type, near, place, text }: Adding): Promise<number | null> {
  const project = script.projectId;
  const adding = inTurn(async () => {
    const answer = await client.send(handleLine, { type, script_id: project, drama_id: near() });
    if (project !== script.projectId) return null;
    const id = answer?.id;
    // without an id, the list is read again
    if (!id) {
      await loadScript(project);
      return null;
    }
    showLines(inserted(script.lines, { ...EMPTY, id, ...text }, place()));
    const shown = script.lines[indexOf(id)];
    if (text && shown) await save(project, shown);
    return id;
  });
  return adding.finally(() => tellLineNews(project));
}

const EMPTY: Omit<DramaLine, 'id'> = {
  shot_type: '',
  angle: '',
  move: '',
  characters: '',
  cj_desc: '',
  hm_desc: '',
  dialogue: '',
  list_order: 0,
  scene_img: '',
  video_url: '',
};

/** Adds an empty line above another and opens its edit view (SCRIPT-11). @throws ApiError */
export async function addAbove(id: number): Promise<number | null> {
  const added = await add({
    type: LINE_ACTION.addAbove,
    near: () => id,
    place: () => Math.max(0, indexOf(id)),
  });
  if (added) editLine(added);
  return added;
}

/** Adds an empty line at the end and opens its edit view (SCRIPT-14). @throws ApiError */
export async function addAtEnd(): Promise<number | null> {
  const added = await add({
    type: LINE_ACTION.addAfter,
    near: () => script.lines.at(-1)?.id ?? 0,
    place: () => script.lines.length,
  });
  if (added) editLine(added);
  return added;
}

/** Copies a line: adds one after it and saves the text there (decisions C-18). @throws ApiError */
export async function copyLine(id: number): Promise<number | null> {
  const line = script.lines[indexOf(id)];
  if (!line) return null;
  return add({
    type: LINE_ACTION.addAfter,
    near: () => id,
    place: () => indexOf(id) + 1,
    text: textOf(line),
  });
}

/** Moves a line to another's position (SCRIPT-16). @throws ApiError; the order is restored */
export async function moveLine(from: number, to: number): Promise<void> {
  if (from === to) return;
  // earlier changes are sent first, and another film may be open by then
  const { projectId } = script;
  await optimistic(
    () => showLines(moved(script.lines, from, to)),
    () => client.send(orderLines, { script_id: projectId, from_drama_id: from, to_drama_id: to }),
  );
}

/** Lines with unsaved edits. */
export const changedLines = (): number[] =>
  script.lines
    .filter((line) => {
      const edit = lineEdits.byId[line.id];
      return edit !== undefined && isChanged(edit, line);
    })
    .map(({ id }) => id);
