/** The pictures of a shot's clip besides the shot's own: a last frame, or references. Kept for the next visit. */
import * as v from 'valibot';
import { proxy, snapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import type { VideoSubMode } from '../../../api/video-modes.ts';
import type { VideoPictures } from '../../../api/video-request.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { createUpload, type Upload, type UploadedFile } from '../../create-upload.ts';
import { fieldsOf, knowParts, type Parts, readParts, recordsOf, saveParts } from '../../draft-parts.ts';
import { changeDraft } from '../../own-drafts.ts';
import { board } from './board.ts';

const Picture = v.object({ url: v.string(), name: v.string() });
const ShotPictures = v.object({ last: v.nullable(Picture), references: v.array(Picture) });
type ShotPictures = v.InferOutput<typeof ShotPictures>;
const Stored = v.record(v.string(), v.partial(ShotPictures));

export const clipPictures = proxy({ byShot: {} as Record<string, ShotPictures> });
const forget = (): void => {
  clipPictures.byShot = {};
};
onSignOut(forget);

const nameOf = (projectId: number): string => `clip-pictures|${projectId}`;
const NONE: ShotPictures = { last: null, references: [] };

const split = (whole: unknown): Parts => {
  const stored = v.safeParse(Stored, whole);
  return fieldsOf(stored.success ? stored.output : {});
};

/** Stored is only what was added: another tab may have added the other. */
const partsNow = (): Parts =>
  new Map(
    [...fieldsOf(snapshot(clipPictures).byShot)].filter(([, added]) =>
      Array.isArray(added) ? added.length > 0 : added !== null,
    ),
  );

/** What was added for a shot. */
export const addedTo = (shotId: number): ShotPictures => clipPictures.byShot[shotId] ?? NONE;

/** Brings back the pictures of a film's shots. */
export async function restoreClipPictures(projectId: number): Promise<void> {
  forget();
  const parts = await readParts(nameOf(projectId), split);
  const stored = v.safeParse(Stored, recordsOf(parts));
  if (board.projectId !== projectId || !stored.success) return;
  knowParts(nameOf(projectId), parts);
  for (const [id, shot] of Object.entries(stored.output))
    clipPictures.byShot[Number(id)] ??= { last: shot.last ?? null, references: shot.references ?? [] };
}

function change(shotId: number, by: (now: ShotPictures) => ShotPictures): void {
  clipPictures.byShot[shotId] = by(
    structuredClone(snapshot(clipPictures).byShot[shotId] ?? NONE) as ShotPictures,
  );
  void saveParts(nameOf(board.projectId), partsNow());
}

/** Where a picture of a shot's clip goes: a frame, or a reference. */
export type ClipPlace = 'last' | 'reference';

const withPicture = (now: ShotPictures, place: ClipPlace, picture: UploadedFile): ShotPictures =>
  place === 'last'
    ? { ...now, last: picture }
    : { ...now, references: [...now.references.filter(({ url }) => url !== picture.url), picture] };

/** Sets a picture; references are added one after the other. */
export const putClipPicture = (shotId: number, place: ClipPlace, picture: UploadedFile): void =>
  change(shotId, (now) => withPicture(now, place, picture));

/** Keeps a picture for the next visit of a film that was left while it was being uploaded. */
async function keepClipPicture(
  projectId: number,
  shotId: number,
  place: ClipPlace,
  picture: UploadedFile,
): Promise<void> {
  // divides what an earlier version has stored
  await readParts(nameOf(projectId), split);
  const field = place === 'last' ? 'last' : 'references';
  await changeDraft(`${nameOf(projectId)}|${shotId}|${field}`, (before) => {
    const stored = v.safeParse(ShotPictures, { ...NONE, [field]: before });
    return withPicture(stored.success ? stored.output : NONE, place, picture)[field];
  });
}

/** Removes a picture. @param url of a reference */
export const removeClipPicture = (shotId: number, place: ClipPlace, url = ''): void =>
  change(shotId, (now) =>
    place === 'last'
      ? { ...now, last: null }
      : { ...now, references: now.references.filter((one) => one.url !== url) },
  );

const uploads = new Map<string, Upload>();

/** The upload of one of these pictures. Several shots can upload at once. */
export function clipUpload(shotId: number, place: ClipPlace): Upload {
  const key = `${shotId}|${place}`;
  const known = uploads.get(key);
  if (known) return known;
  const { projectId } = board;
  const upload = createUpload('drawReference', {
    onArrived: (file) => {
      if (board.projectId === projectId) putClipPicture(shotId, place, file);
      else void keepClipPicture(projectId, shotId, place, file);
      upload.drop();
    },
  });
  uploads.set(key, upload);
  return upload;
}

/** The pictures that a row is sent for a shot: its own is the first frame, or the first reference (BOARD-69, BOARD-72). */
export function picturesFor(
  shot: Pick<Shot, 'id' | 'scene_img'>,
  row: VideoSubMode,
  withReferences: boolean,
): VideoPictures {
  const { last, references } = addedTo(shot.id);
  if (!withReferences) return { first: shot.scene_img, last: last?.url ?? '', references: [] };
  const all = [shot.scene_img, ...references.map(({ url }) => url)].filter(Boolean);
  return { first: '', last: '', references: all.slice(0, row.references?.most) };
}
