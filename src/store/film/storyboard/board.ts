import { proxy, ref } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { listShots } from '../../../api/storyboard.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { session } from '../../account/session-state.ts';
import { cacheAnswer, showLastAnswer } from '../../answers.ts';
import { client } from '../../client.ts';
import { tasksOf } from '../../tasks/task-index.ts';
import { adoptTasks } from '../../tasks/tasks.ts';
import { film } from '../film.ts';
import { keepPlace, type Place, readPlace, shotOfPlace } from './place.ts';

/** A role of the film (BOARD-36). */
export interface BoardRole {
  id: number;
  name: string;
  /** Its picture; empty without one. */
  cref: string;
  /** The voice of its lines; not every server says it. */
  voice_type?: string | undefined;
}

/** Fields that can be heard: with another one, narration has to be spoken anew. */
const AUDIBLE = [
  'narration',
  'voice_type',
  'voice_speed',
  'voice_vol',
  'voice_pitch',
  'voice_emotion',
] as const satisfies (keyof Shot)[];

const CLOSED = {
  projectId: 0,
  /** In their order; replaced whole when one of them changes. */
  shots: [] as Shot[],
  roles: [] as BoardRole[],
  /** The narrator's chosen voice; null where the server does not say it. */
  narratorVoice: null as string | null,
  /** The script's lines in order; 0 stands for a shot without one. */
  dramaIds: [] as number[],
  ratio: '16:9',
  styleName: '',
  styleImage: '',
  /** Pictures and clips that are still on their way in this project. */
  imageNeed: 0,
  videoNeed: 0,
  /** The script's lines or words differ from those the shots were made from. */
  scriptChanged: false,
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  /** The selected shot, 0 for none (SHELL-13). */
  shotId: 0,
};
const emptied = () => ({ ...CLOSED, shots: [], roles: [], dramaIds: [] });

/** The open project's storyboard, as last read. */
export const board = proxy(emptied() as typeof CLOSED);

const CACHE_KEY = (id: number): string => `script/list-scense|${id}`;
type ShotList = Awaited<ReturnType<typeof ask>>;

const ask = (projectId: number) => client.send(listShots, { script_id: projectId });

/** Counts local changes: an answer that was requested before the last one is out of date. */
let changes = 0;
let asked = 0;

/** Marks answers that are on their way as out of date; they are requested again. */
export function noteChange(): void {
  changes += 1;
}

/** Ids of deleted shots; an answer that was under way may still have them. */
const deleted = new Set<number>();

/** Takes a shot off the screen; if it was selected, the one before it is (BOARD-20). @returns puts it back */
export function hideShot(id: number): () => void {
  const { projectId, shots } = board;
  const index = shotIndex(id);
  const shot = shots[index];
  const [before, after] = [shots[index - 1], shots[index + 1]];
  deleted.add(id);
  noteChange();
  board.shots = shots.filter((one) => one.id !== id);
  // the first shot has none before it
  if (board.shotId === id) selectShot((before ?? after)?.id ?? 0);
  return () => {
    deleted.delete(id);
    noteChange();
    if (!shot || board.projectId !== projectId || shotIndex(id) >= 0) return;
    const at = before ? shotIndex(before.id) + 1 : 0;
    board.shots = [...board.shots.slice(0, at), shot, ...board.shots.slice(at)];
    selectShot(id);
  };
}

/** Reads the shots with one that was deleted and is back, and selects it if that was asked for here. @throws ApiError */
export async function showShotAgain(projectId: number, id: number, select: boolean): Promise<void> {
  deleted.delete(id);
  noteChange();
  if (board.projectId !== projectId) return;
  await loadBoard(projectId);
  if (select && board.projectId === projectId && shotIndex(id) >= 0) selectShot(id);
}

/** Closes the storyboard. */
export function closeBoard(): void {
  deleted.clear();
  open(emptied());
}

/** Shows nothing yet, or nothing any more. */
function open(what: Partial<typeof CLOSED>): void {
  Object.assign(board, emptied(), what);
  left = null;
  placed = false;
}

export const shotIndex = (id: number): number => board.shots.findIndex((shot) => shot.id === id);

/** Selects a shot that the person has gone to; 0 for none. */
export function selectShot(id: number): void {
  board.shotId = id;
  stay();
}

/** Selects the shot that a playing film has come to: nobody has gone there, unless they {@link stay}. */
export function followShot(id: number): void {
  board.shotId = id;
  left = null;
  placed = true;
}

/** Shows a tab of the selected shot's tools. */
export function chooseTab(tab: typeof film.tab): void {
  film.tab = tab;
  stay();
}

/** Where the last visit ended, until the shots are read or the person goes elsewhere. */
let left: Place | null = null;
/** Whether the person has gone somewhere since the storyboard was opened. */
let placed = false;

/** The person is at the selected shot, e.g. where they have stopped the film: a reload goes on there. */
export function stay(): void {
  const { projectId, shotId } = board;
  if (projectId === 0) return;
  left = null;
  placed = true;
  keepPlace(projectId, { shotId, index: shotIndex(shotId), tab: film.tab });
}

/** Goes where the last visit ended. If the shots are here first, it selects one of them. */
async function goBack(projectId: number): Promise<void> {
  const { token } = session;
  const place = await readPlace(projectId);
  if (!place || placed || board.projectId !== projectId || session.token !== token) return;
  film.tab = place.tab;
  if (board.state === 'ready') board.shotId = shotOfPlace(place, board.shots);
  left = place;
}

/**
 * Reads the shots (BOARD-04), after showing what was kept from the last visit. Of several readings the newest counts, and
 * one that was overtaken by a change made here is asked for again.
 * @throws ApiError; what is on the screen stays there
 */
export async function loadBoard(projectId: number): Promise<void> {
  const { token } = session;
  if (!token) return;
  const opens = board.projectId !== projectId;
  if (opens) open({ projectId, state: 'loading' });
  const back = opens && goBack(projectId);
  asked += 1;
  const mine = asked;
  const here = () => board.projectId === projectId && session.token === token && mine === asked;
  if (board.state === 'loading') {
    // on a slow start it is not known yet whose place it would be: the shots come first
    if (session.userId) await back;
    await showLastAnswer<ShotList>(CACHE_KEY(projectId), (cached) => {
      if (here() && board.state !== 'ready') show(cached);
    });
  }
  try {
    let answer: ShotList;
    let before: number;
    do {
      before = changes;
      answer = await ask(projectId);
      if (!here()) return;
    } while (before !== changes);
    show(answer);
    left = null;
    void cacheAnswer(token, CACHE_KEY(projectId), answer);
    if (answer.image_need || answer.video_need)
      await adoptTasks('shot-list', [
        {
          id: String(projectId),
          context: { kind: 'shot-list', page: '/create', script_id: projectId },
          quiet: isTracked(projectId, answer),
        },
      ]);
  } catch (error) {
    if (here() && board.state === 'loading') board.state = 'failed';
    throw error;
  }
}

/**
 * Whether all pictures and clips on their way are tracked one by one, as those that were submitted here are. The list is then followed
 * too (ENGINE-22), but is no second task beside them.
 */
function isTracked(projectId: number, { image_need, video_need }: ShotList): boolean {
  const tracked = (kind: string): number =>
    tasksOf(kind, { projectId }).filter(({ open, context }) => open === 1 && context.scene_id !== undefined)
      .length;
  return image_need <= tracked('shot-image') && video_need <= tracked('shot-video');
}

/** The known object if nothing has changed, so that its components do not render again. */
function sameOr(shot: Shot): Shot {
  const known = board.shots.find(({ id }) => id === shot.id);
  return known && JSON.stringify(known) === JSON.stringify(shot) ? known : ref(shot);
}

function show(answer: ShotList): void {
  const shots = answer.lists
    .filter(({ id }) => !deleted.has(id))
    .sort((a, b) => a.list_order - b.list_order)
    .map(sameOr);
  const known = shots.some(({ id }) => id === board.shotId) ? board.shotId : (shots[0]?.id ?? 0);
  Object.assign(board, {
    shots,
    roles: answer.roles,
    narratorVoice: answer.narrator_voice ?? null,
    dramaIds: answer.drama_ids,
    ratio: answer.width_height,
    styleName: answer.style_name,
    styleImage: answer.style_img,
    imageNeed: answer.image_need,
    videoNeed: answer.video_need,
    scriptChanged: answer.script_changed === 1,
    state: 'ready',
    shotId: left ? shotOfPlace(left, shots) : known,
  });
}

/** Changes fields of a shot on the screen. */
export function patchShot(id: number, patch: Partial<Shot>): void {
  noteChange();
  board.shots = board.shots.map((shot) => (shot.id === id ? ref(patched(shot, patch)) : shot));
}

/** A shot with changes. If something audible changes, it loses the server's price, which was for the narration before. */
function patched(shot: Shot, patch: Partial<Shot>): Shot {
  const changed = { ...shot, ...patch };
  return AUDIBLE.every((field) => shot[field] === changed[field])
    ? changed
    : { ...changed, narration_points: undefined };
}

onSignOut(closeBoard);
