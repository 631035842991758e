import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moving, withStill } from '../clips/still.ts';
import { RATE } from '../ffmpeg/encode.ts';
import { fromFile } from '../ffmpeg/ffmpeg.ts';
import { writeLastPicture } from '../ffmpeg/last-picture.ts';
import { cameraAfter, cameraOver } from './camera.ts';
import type { FilmPlan, PlannedShot } from './film.ts';

/** ffmpeg inputs and filters that render a range of a shot's frames. */
export interface View {
  inputs: string[][];
  /** The filter graph with output `[label]`; `first` is the index of its first input. */
  graph(first: number, label: string): string;
}

/** What rendering needs: the film's size, a folder for temporary files, the signal. */
export interface Workshop {
  plan: Pick<FilmPlan, 'width' | 'height'>;
  folder: string;
  signal: AbortSignal;
}

/** Provides a view of the frames `from` up to, not including, `to` of a shot. It is valid only while `use` runs. */
export function withView(
  shot: PlannedShot,
  [from, to]: readonly [from: number, to: number],
  shop: Workshop,
  use: (view: View) => Promise<void>,
): Promise<void> {
  const frame = { ...shop.plan, folder: shop.folder };
  const { source, frames } = shot;
  if (source.kind === 'picture') {
    const filters = moving(cameraOver(shot), { ...frame, frames, from, count: to - from, rate: RATE });
    return withStill(source.file, frame, (still) =>
      use(one(fromFile(still, '-framerate', String(RATE)), filters)),
    );
  }
  const own = frames - shot.goOnFrames;
  const played = (end: number) =>
    one(
      fromFile(source.file),
      `${playing(shot, shop)},trim=start_frame=${from}:end_frame=${end},setpts=PTS-STARTPTS`,
    );
  if (to <= own) return use(played(to));
  const goingOn = { ...frame, frames: shot.goOnFrames, from: Math.max(0, from - own), rate: RATE };
  const filters = moving(cameraAfter(shot), { ...goingOn, count: to - Math.max(from, own) });
  return withLastFrame(shot, shop, (last) =>
    withStill(last, frame, (still) => {
      const after = one(fromFile(still, '-framerate', String(RATE)), filters);
      return use(from >= own ? after : joined(played(own), after));
    }),
  );
}

const one = (input: string[], filters: string): View => ({
  inputs: [input],
  graph: (first, label) => `[${first}:v]${filters}[${label}]`,
});

const joined = (a: View, b: View): View => ({
  inputs: [...a.inputs, ...b.inputs],
  graph: (first, label) =>
    [
      a.graph(first, `${label}a`),
      b.graph(first + a.inputs.length, `${label}b`),
      `[${label}a][${label}b]concat=n=2:v=1:a=0[${label}]`,
    ].join(';'),
});

const fitting = (width: number, height: number) =>
  `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bicubic,crop=${width}:${height},setsar=1,format=yuv420p`;

/** Filters that bring a clip to the film's size and rate. Frames of a slowed clip are interpolated by blending. */
function playing({ slow, frames }: PlannedShot, { plan: { width, height } }: Workshop): string {
  const rate = slow > 1 ? `minterpolate=fps=${RATE}:mi_mode=blend:scd=none` : `fps=${RATE}`;
  // a file may be shorter than its header says: pad it to the length in the timetable
  return `setpts=${slow.toFixed(5)}*(PTS-STARTPTS),${fitting(width, height)},${rate},tpad=stop_mode=clone:stop_duration=${Math.ceil(frames / RATE)}`;
}

async function withLastFrame(
  { source }: PlannedShot,
  { plan: { width, height }, folder, signal }: Workshop,
  use: (file: string) => Promise<void>,
): Promise<void> {
  const last = join(folder, `.part-${randomUUID()}.png`);
  try {
    await writeLastPicture(source.file, last, { signal }, ['-vf', fitting(width, height)]);
    await use(last);
  } finally {
    await rm(last, { force: true });
  }
}
