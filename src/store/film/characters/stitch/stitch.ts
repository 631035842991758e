/** The pictures that are stitched into one for a role. */
import { proxy, ref } from 'valtio';
import { uploadDrawImage } from '../../../../api/draw.ts';
import { onSignOut } from '../../../account/on-sign-out.ts';
import { client } from '../../../client.ts';
import { randomId } from '../../../random-id.ts';
import { cast, giveRoleImage, roleOf } from '../cast.ts';
import { noRolePicture } from '../role-materials.ts';
import { type Box, STITCH, type StitchShape, shapesFor } from './layout.ts';
import { paintStitch, type StitchFormat } from './paint.ts';

/** A picture to stitch (STITCH-14). */
export interface StitchItem {
  file: File;
  id: string;
  /** Null until it has loaded. */
  image: HTMLImageElement | null;
  isMain: boolean;
  /** Its contents as an address. */
  dataURL: string;
  /** The chosen part, in its own pixels; null for all of it. */
  cropData: Box | null;
}

const EMPTY = {
  roleId: 0,
  items: [] as StitchItem[],
  format: 'jpg' as StitchFormat,
  shape: null as StitchShape | null,
  /** STITCH-13. */
  state: 'idle' as 'idle' | 'processing' | 'result',
  /** A local address of the result. */
  preview: '',
};
export const stitch = proxy({ ...EMPTY, items: [] as StitchItem[] });
let result: File | null = null;
/** The files that are still being read, by item. */
const reading = new Map<string, Promise<void>>();

/** Counts what makes a result obsolete: one that is still being painted then is not shown. */
let turn = 0;

/** Begins anew. @param roleId whom the result is for */
export function openStitch(roleId: number): void {
  dropResult();
  reading.clear();
  Object.assign(stitch, EMPTY, { items: [], roleId });
}

function dropResult(): void {
  if (stitch.preview) URL.revokeObjectURL(stitch.preview);
  result = null;
  turn += 1;
  Object.assign(stitch, { state: 'idle', preview: '' });
}

function read(item: StitchItem): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Error(item.file.name));
    reader.onload = () => {
      const image = new Image();
      image.onload = () => {
        change(item.id, { image: ref(image), dataURL: String(reader.result) });
        resolve();
      };
      image.onerror = () => reject(new Error(item.file.name));
      image.src = String(reader.result);
    };
    reader.readAsDataURL(item.file);
  });
}

const change = (id: string, patch: Partial<StitchItem>): void => {
  stitch.items = stitch.items.map((item) => (item.id === id ? { ...item, ...patch } : item));
};

interface Taken {
  /** Names of files of another type (STITCH-04). */
  refused: string[];
  /** How many did not fit (STITCH-03). */
  dropped: number;
}

/** Takes pictures, the first ones up to four. @param onLost told the name of a picture that cannot be loaded */
export function takePictures(files: readonly File[], onLost: (name: string) => void): Taken {
  const types: readonly string[] = STITCH.types;
  const fitting = files.filter(({ type }) => types.includes(type));
  const room = STITCH.most - stitch.items.length;
  if (fitting.length > 0 && room > 0) dropResult();
  for (const file of fitting.slice(0, room)) {
    const item: StitchItem = {
      file: ref(file),
      id: randomId(),
      image: null,
      isMain: false,
      dataURL: '',
      cropData: null,
    };
    stitch.items.push(item);
    reading.set(
      item.id,
      read(item).catch(() => {
        if (stitch.items.some(({ id }) => id === item.id)) onLost(file.name);
        removePicture(item.id);
      }),
    );
  }
  fixShape();
  return {
    refused: files.filter(({ type }) => !types.includes(type)).map(({ name }) => name),
    dropped: Math.max(0, fitting.length - room),
  };
}

/** A main picture needs two others, and each number of pictures has shapes of its own. */
function fixShape(): void {
  const shapes = shapesFor(stitch.items.length);
  if (!stitch.shape || !shapes.includes(stitch.shape)) stitch.shape = shapes[0] ?? null;
  if (stitch.items.length < STITCH.mainFrom && stitch.items.some(({ isMain }) => isMain))
    stitch.items = stitch.items.map((item) => ({ ...item, isMain: false }));
}

export function removePicture(id: string): void {
  dropResult();
  reading.delete(id);
  stitch.items = stitch.items.filter((item) => item.id !== id);
  fixShape();
}

/** Makes a picture the main one, or takes that back; there is one at most. */
export function setMain(id: string, isMain: boolean): void {
  dropResult();
  stitch.items = stitch.items.map((item) => ({ ...item, isMain: item.id === id && isMain }));
}

/** Crops a picture; null takes all of it. */
export function setCrop(id: string, cropData: Box | null): void {
  dropResult();
  change(id, { cropData });
}

export function setOutput(output: { format?: StitchFormat; shape?: StitchShape }): void {
  dropResult();
  Object.assign(stitch, output);
}

/** Stitches the pictures as soon as all of them have loaded (STITCH-05), unless something is changed meanwhile. @throws Error if the browser cannot */
export async function makeStitch(): Promise<void> {
  dropResult();
  stitch.state = 'processing';
  try {
    await Promise.all(reading.values());
    const { format, shape } = stitch;
    const loaded = stitch.items.flatMap(({ image, isMain, cropData }) =>
      image ? [{ image, isMain, cropData }] : [],
    );
    if (loaded.length === 0) {
      stitch.state = 'idle';
      return;
    }
    const mine = turn;
    const made = await paintStitch(loaded, { format, shape });
    if (turn !== mine) return;
    result = made;
    Object.assign(stitch, { state: 'result', preview: URL.createObjectURL(result) });
  } catch (error) {
    stitch.state = 'idle';
    throw error;
  }
}

/** Why the result could not become the role's picture. */
export type StitchTrouble = 'no-role' | 'upload';

/** Uploads the result and shows it in its role (STITCH-15, STITCH-16). @returns what went wrong, with the error; null if nothing did */
export async function giveStitch(): Promise<{ trouble: StitchTrouble; error: unknown } | null> {
  const { roleId } = stitch;
  if (!result || !roleOf(roleId)) return { trouble: 'no-role', error: null };
  const { projectId } = cast;
  try {
    const { qiniu_url } = await client.send(uploadDrawImage, { file: result });
    if (cast.projectId === projectId) {
      await giveRoleImage(roleId, qiniu_url);
      noRolePicture(roleId);
    }
    return null;
  } catch (error) {
    return { trouble: 'upload', error };
  }
}

onSignOut(() => openStitch(0));
