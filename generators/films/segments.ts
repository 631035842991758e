import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { h264, RATE } from '../ffmpeg/encode.ts';
import { fromFile, runFfmpeg } from '../ffmpeg/ffmpeg.ts';
import { writeWhole } from '../ffmpeg/whole-file.ts';
import type { Cue, FilmPlan, PlannedShot } from './film.ts';
import { CROSS } from './plan.ts';
import { drawSubtitle } from './subtitle-picture.ts';
import { type Workshop, withView } from './view.ts';

/** A separately rendered part of the film: frames of one shot, or the dissolve between two. */
export type Segment =
  | { kind: 'body'; shot: PlannedShot; from: number; to: number }
  | { kind: 'cross'; shot: PlannedShot; next: PlannedShot };

/** Splits a film into segments, in order; their frames add up to the film's. */
export function segmentsOf({ shots }: FilmPlan): Segment[] {
  return shots.flatMap((shot, i): Segment[] => {
    const next = shots[i + 1];
    const body: Segment = {
      kind: 'body',
      shot,
      from: shots[i - 1]?.overlap ?? 0,
      to: shot.frames - shot.overlap,
    };
    return next && shot.overlap > 0 ? [body, { kind: 'cross', shot, next }] : [body];
  });
}

/** How many frames a segment has. */
export const framesOf = (segment: Segment): number =>
  segment.kind === 'body' ? segment.to - segment.from : CROSS;

/** A segment's file name: a hash of everything visible in it, so a changed plan never reuses a wrong file. */
export function segmentName(segment: Segment, { width, height, subtitles }: FilmPlan): string {
  const all = JSON.stringify([segment, width, height, subtitles]);
  return `segment-${createHash('sha256').update(all).digest('hex').slice(0, 24)}.mp4`;
}

/** Renders a segment without sound. All use the same encoding, so that they can be joined without re-encoding. */
export function renderSegment(segment: Segment, plan: FilmPlan, file: string, shop: Workshop): Promise<void> {
  if (segment.kind === 'cross') return renderCross(segment, file, shop);
  const { shot, from, to } = segment;
  return withView(shot, [from, to], shop, async (view) => {
    const cues = plan.subtitles ? shot.cues : [];
    await withSubtitles(cues, shot.fromAfar === true, shop, async (pictures) => {
      const first = view.inputs.length;
      const layers = pictures.map(({ top, cue }, i) => {
        const [start, end] = [cue.start, cue.end].map((time) => time - shot.start - from / RATE);
        const when = `between(t,${start?.toFixed(3)},${end?.toFixed(3)})`;
        return `[v${i}][${first + i}:v]overlay=x=0:y=${top}:format=yuv420:enable='${when}'[v${i + 1}]`;
      });
      const graph = [view.graph(0, 'p'), `[p]${fades(segment)}[v0]`, ...layers].join(';');
      const inputs = [...view.inputs, ...pictures.map((picture) => fromFile(picture.file))];
      await encode(inputs, graph, `v${pictures.length}`, to - from, file, shop);
    });
  });
}

/** Filters that fade in from black and out to black, where the shot does. */
function fades({ shot, from, to }: Extract<Segment, { kind: 'body' }>): string {
  const filters = [
    ...(shot.fadeIn ? [`fade=in:start_frame=0:nb_frames=${CROSS}`] : []),
    ...(shot.fadeOut ? [`fade=out:start_frame=${to - from - CROSS}:nb_frames=${CROSS}`] : []),
  ];
  return filters.join(',') || 'null';
}

function renderCross(
  { shot, next }: Extract<Segment, { kind: 'cross' }>,
  file: string,
  shop: Workshop,
): Promise<void> {
  return withView(shot, [shot.frames - CROSS, shot.frames], shop, (leaving) =>
    withView(next, [0, CROSS], shop, (coming) => {
      const fade = `format=yuva420p,fade=in:start_frame=0:nb_frames=${CROSS}:alpha=1`;
      const graph = [
        leaving.graph(0, 'a'),
        coming.graph(leaving.inputs.length, 'b'),
        `[b]${fade}[f];[a][f]overlay=format=yuv420[v]`,
      ].join(';');
      return encode([...leaving.inputs, ...coming.inputs], graph, 'v', CROSS, file, shop);
    }),
  );
}

function encode(
  inputs: readonly string[][],
  graph: string,
  label: string,
  frames: number,
  file: string,
  { signal }: Workshop,
): Promise<void> {
  // no B-frames: they would shift timestamps where segments are joined
  const coding = [
    '-map',
    `[${label}]`,
    '-an',
    '-frames:v',
    String(frames),
    ...h264({ threads: 2 }),
    '-bf',
    '0',
  ];
  return writeWhole(file, (part) =>
    runFfmpeg([...inputs.flat(), '-filter_complex', graph, ...coding, part], { signal }),
  );
}

async function withSubtitles(
  cues: readonly Cue[],
  onTop: boolean,
  { plan: { width, height }, folder }: Workshop,
  use: (pictures: { file: string; top: number; cue: Cue }[]) => Promise<void>,
): Promise<void> {
  const pictures: { file: string; top: number; cue: Cue }[] = [];
  try {
    for (const cue of cues) {
      const { png, top } = await drawSubtitle(cue.text, width, height, onTop);
      const file = join(folder, `.part-${randomUUID()}.png`);
      pictures.push({ file, top, cue });
      await writeFile(file, png);
    }
    await use(pictures);
  } finally {
    for (const { file } of pictures) await rm(file, { force: true });
  }
}
