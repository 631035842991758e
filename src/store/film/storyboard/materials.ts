import { proxy, ref } from 'valtio';
import type { CallAnswer } from '../../../api/call.ts';
import { listMaterialImages } from '../../../api/characters.ts';
import { bindShotVideo, handleShot, listShotVideos, SHOT_ACTION } from '../../../api/storyboard.ts';
import { SPEAKING_TOOLS } from '../../../api/video-modes.ts';
import { readVideoOptions } from '../../../api/video-options.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { inTurn } from '../../in-turn.ts';
import type { RowNews } from '../../row-tabs.ts';
import { board, patchShot } from './board.ts';
import { notifyTabs } from './board-channel.ts';

export type Picture = CallAnswer<typeof listMaterialImages>['lists'][number];
export type Clip = CallAnswer<typeof listShotVideos>['lists'][number];

interface Material<Item> {
  /** Newest first. */
  items: Item[];
  hasNext: boolean;
  page: number;
  state: 'idle' | 'loading' | 'ready' | 'failed';
}
const EMPTY = { items: [], hasNext: false, page: 0, state: 'idle' as const };

/** The pictures and clips made for the shot that is worked on. */
export const materials = proxy({
  shotId: 0,
  pictures: { ...EMPTY } as Material<Picture>,
  clips: { ...EMPTY } as Material<Clip>,
});

/** Switches to another shot; its lists are loaded when they are shown. */
export function turnTo(shotId: number): void {
  if (materials.shotId === shotId) return;
  Object.assign(materials, {
    shotId,
    pictures: { ...EMPTY, items: [] },
    clips: { ...EMPTY, items: [] },
  });
}

const pageOf = (page: number) => ({
  script_id: board.projectId,
  scene_id: materials.shotId,
  reserve: 0 as const,
  page,
  pageSize: 30 as const,
});
const askPictures = (page: number) => client.send(listMaterialImages, { tool_name: '', ...pageOf(page) });
const askClips = (page: number) => client.send(listShotVideos, pageOf(page));

/** Counts choices, and deletions in other tabs: a list that was asked for before the last one shows what was there before. */
let choices = 0;

/** Tasks whose pictures or clip were deleted; an answer that was under way may still have them. */
const deleted = new Set<string>();

/** Number of the last request for the first page, by list: an answer to an earlier one is dropped. */
const begun = new WeakMap<object, number>();

/**
 * Reads a page. Reading the first page again keeps the older ones.
 * @throws ApiError
 */
async function read<Item extends object>(
  of: () => Material<Item>,
  ask: (page: number) => Promise<{ lists: Item[]; has_next: number }>,
  page: number,
  keyOf: (item: Item) => string,
): Promise<void> {
  const { shotId } = materials;
  if (shotId === 0) return;
  const list = of();
  const first = list.items.length === 0;
  if (first) list.state = 'loading';
  const mine = (begun.get(ask) ?? 0) + (page === 1 ? 1 : 0);
  begun.set(ask, mine);
  const known = new Set(list.items.map(keyOf));
  // an older page belongs below the one before it, however often the first was read again meanwhile
  const here = () =>
    materials.shotId === shotId && (page === 1 ? begun.get(ask) === mine : of().page === page - 1);
  try {
    let answer: Awaited<ReturnType<typeof ask>>;
    let before: number;
    do {
      before = choices;
      answer = await ask(page);
      if (!here()) return;
    } while (before !== choices);
    const { lists, has_next } = answer;
    const now = of();
    const read = new Set(lists.map(keyOf));
    const others = now.items.filter((item) => !read.has(keyOf(item)));
    const fresh = lists.filter((item) => !deleted.has(keyOf(item))).map((item) => ref(item));
    // begun while the list was on its way, which cannot have it
    const newer = others.filter((item) => !known.has(keyOf(item)));
    const older = now.page > 1 ? others.filter((item) => known.has(keyOf(item))) : [];
    now.items = page > 1 ? [...others, ...fresh] : [...newer, ...fresh, ...older];
    if (page >= now.page) Object.assign(now, { hasNext: has_next === 1, page });
    now.state = 'ready';
  } catch (error) {
    if (here() && first) of().state = 'failed';
    throw error;
  }
}

const pictureKey = ({ task_id }: Picture): string => task_id;
const clipKey = ({ task_id }: Clip): string => task_id;

/** Reads the newest pictures of the shot (BOARD-47). @throws ApiError */
export const loadPictures = (): Promise<void> => read(() => materials.pictures, askPictures, 1, pictureKey);
/** Reads older pictures (BOARD-49). @throws ApiError */
export const morePictures = (): Promise<void> =>
  read(() => materials.pictures, askPictures, materials.pictures.page + 1, pictureKey);
/** Reads the newest clips of the shot (BOARD-48). @throws ApiError */
export const loadClips = (): Promise<void> => read(() => materials.clips, askClips, 1, clipKey);
/** Reads older clips (BOARD-49). @throws ApiError */
export const moreClips = (): Promise<void> =>
  read(() => materials.clips, askClips, materials.clips.page + 1, clipKey);

/** At the top, unless a list that was read meanwhile has it already. */
function add<Item extends { task_id: string }>(items: Item[], item: Item): void {
  if (items.every(({ task_id }) => task_id !== item.task_id)) items.unshift(item);
}

/** Adds a picture in progress at the top (ENGINE-21). */
export function addPicture(shotId: number, picture: Picture): void {
  if (materials.shotId === shotId) add(materials.pictures.items, ref(picture));
}

/** Adds a clip in progress at the top (ENGINE-20). */
export function addClip(shotId: number, clip: Clip): void {
  if (materials.shotId === shotId) add(materials.clips.items, ref(clip));
}

/** Takes what a task made off a list. @returns puts it back */
function hide<Item extends { task_id: string }>(of: () => Material<Item>, taskId: string): () => void {
  const { shotId } = materials;
  const at = of().items.findIndex((one) => one.task_id === taskId);
  const item = of().items[at];
  deleted.add(taskId);
  of().items = of().items.filter((one) => one.task_id !== taskId);
  return () => {
    deleted.delete(taskId);
    const { items } = of();
    if (!item || materials.shotId !== shotId || items.some((one) => one.task_id === taskId)) return;
    of().items = [...items.slice(0, at), item, ...items.slice(at)];
  };
}

/** Takes the pictures of a task that are being deleted off the list. @returns puts them back */
export const hidePicture = (taskId: string): (() => void) => hide(() => materials.pictures, taskId);
/** Takes a clip that is being deleted off the list. @returns puts it back */
export const hideClip = (taskId: string): (() => void) => hide(() => materials.clips, taskId);

/** Shows what another tab has deleted, or brought back. A list that is on its way is asked for again. */
function hear<Item extends { id?: number | undefined; task_id: string }>(
  of: () => Material<Item>,
  load: () => Promise<void>,
  news: RowNews<{ task_id: string }>,
): void {
  choices += 1;
  if (news.kind === 'deleted') {
    const gone = of().items.find(({ id }) => id === news.id);
    if (gone) hide(of, gone.task_id);
  } else if (news.kind === 'restored') {
    deleted.delete(news.row.task_id);
    if (of().state === 'ready') load().catch(failInBackground);
  }
}

/** Follows another tab's deletions of pictures. */
export const hearPicture = (news: RowNews<{ task_id: string }>): void =>
  hear(() => materials.pictures, loadPictures, news);
/** Follows another tab's deletions of clips. */
export const hearClip = (news: RowNews<{ task_id: string }>): void =>
  hear(() => materials.clips, loadClips, news);

/** Reads the pictures with those of a task that were deleted and are back. @throws ApiError */
export function showPictureAgain(taskId: string): Promise<void> {
  deleted.delete(taskId);
  return loadPictures();
}

/** Reads the clips with one that was deleted and is back. @throws ApiError */
export function showClipAgain(taskId: string): Promise<void> {
  deleted.delete(taskId);
  return loadClips();
}

/** The shot shows an upload: marks none of its pictures and clips as chosen. */
export function noneChosen(shotId: number): void {
  choices += 1;
  if (materials.shotId !== shotId) return;
  materials.pictures.items = materials.pictures.items.map((item) => ref({ ...item, is_select: 0 }));
  materials.clips.items = materials.clips.items.map((item) => ref({ ...item, is_select: 0 }));
}

/** What a shot shows, by the last press. */
const choosing = inTurn<number>();

/** Shows a picture in its shot (BOARD-56, decisions C-19). Of presses in quick succession the last one counts. @throws ApiError */
export function choosePicture(picture: Picture, address: string): Promise<void> {
  const { projectId } = board;
  const { shotId } = materials;
  return choosing(shotId, () => showPicture(projectId, shotId, picture, address));
}

async function showPicture(
  projectId: number,
  shotId: number,
  picture: Picture,
  address: string,
): Promise<void> {
  const shown = { draw_id: picture.id, draw_index: picture.draw_index, scene_img: address };
  await client.send(handleShot, {
    type: SHOT_ACTION.save,
    script_id: projectId,
    scene_id: shotId,
    ...shown,
  });
  choices += 1;
  notifyTabs({ kind: 'changed' }, projectId);
  if (board.projectId !== projectId) return;
  patchShot(shotId, { ...shown, list_type: 1, speaks: 0 });
  if (materials.shotId !== shotId) return;
  materials.pictures.items = materials.pictures.items.map((item) =>
    ref({
      ...item,
      is_select: item.task_id === picture.task_id ? 1 : 0,
      select_index: item.task_id === picture.task_id ? picture.draw_index : 0,
    }),
  );
}

/** Shows a clip in its shot; its poster becomes the shot's picture (BOARD-57). @throws ApiError */
export function chooseClip(clip: Clip): Promise<void> {
  const { projectId } = board;
  const { shotId } = materials;
  return choosing(shotId, () => showClip(projectId, shotId, clip));
}

async function showClip(projectId: number, shotId: number, clip: Clip): Promise<void> {
  await client.send(bindShotVideo, { video_task_id: clip.task_id, scene_id: shotId });
  choices += 1;
  notifyTabs({ kind: 'changed' }, projectId);
  if (board.projectId !== projectId) return;
  patchShot(shotId, {
    video_id: clip.id ?? 0,
    video_url: clip.video_url,
    scene_img: clip.poster,
    list_type: 2,
    speaks: SPEAKING_TOOLS.includes(readVideoOptions(clip.options).tool_name) ? 1 : 0,
  });
  if (materials.shotId !== shotId) return;
  materials.clips.items = materials.clips.items.map((item) =>
    ref({ ...item, is_select: item.task_id === clip.task_id ? 1 : 0 }),
  );
}

onSignOut(() => turnTo(0));
