/** How a beat is filmed: distance, angle and movement, chosen by what happens and by the shots before. */
import type { Beat } from './beats.ts';

export const DISTANCES = {
  extremeLong: ['Extreme long shot', '大远景'],
  long: ['Long shot', '远景'],
  full: ['Full shot', '全景'],
  medium: ['Medium shot', '中景'],
  mediumClose: ['Medium close-up', '近景'],
  close: ['Close-up', '特写'],
  detail: ['Extreme close-up', '大特写'],
} as const;
export type Distance = keyof typeof DISTANCES;

export const ANGLES = {
  eye: ['Eye level', '平视'],
  high: ['High angle', '俯视'],
  low: ['Low angle', '仰视'],
  bird: ["Bird's-eye view", '鸟瞰'],
  shoulder: ['Over the shoulder', '过肩'],
  side: ['Side view', '侧面'],
  back: ['From behind', '背面'],
} as const;
export type Angle = keyof typeof ANGLES;

export const MOVES = {
  still: ['Static', '固定镜头'],
  pushIn: ['Push in', '推镜头'],
  pullOut: ['Pull out', '拉镜头'],
  pan: ['Pan', '摇镜头'],
  track: ['Tracking', '跟镜头'],
  truck: ['Truck', '移镜头'],
  tiltUp: ['Tilt up', '上摇'],
  tiltDown: ['Tilt down', '下摇'],
  handheld: ['Handheld', '手持镜头'],
} as const;
export type Move = keyof typeof MOVES;

export interface Camera {
  distance: Distance;
  angle: Angle;
  move: Move;
}

/** Where the narration gives no reason for a distance, it comes and goes like this. */
const RHYTHM: readonly Camera[] = [
  { distance: 'medium', angle: 'eye', move: 'pushIn' },
  { distance: 'full', angle: 'side', move: 'truck' },
  { distance: 'mediumClose', angle: 'eye', move: 'still' },
  { distance: 'medium', angle: 'side', move: 'pan' },
  { distance: 'full', angle: 'high', move: 'still' },
];

/** Films the beats one after another, so that each shot knows the ones before it. */
export function film(beats: readonly Beat[], ratio: '16:9' | '9:16'): Camera[] {
  const shots: Camera[] = [];
  for (const [index, beat] of beats.entries()) {
    const chosen =
      reasoned(beat, beats[index - 1], index, beats.length) ?? RHYTHM[index % RHYTHM.length] ?? RHYTHM[0];
    if (chosen) shots.push(upright(varied(chosen, shots), ratio));
  }
  return shots;
}

/** What the content asks for, the strongest reason first; null when nothing does. */
function reasoned(beat: Beat, before: Beat | undefined, index: number, count: number): Camera | null {
  const { actions, feeling, kind, place } = beat;
  if (kind === 'speech') return ofSpeech(beat, before);
  if (beat.newScene) return establishing(place?.kind ?? 'town', index === 0);
  if (index === count - 1) return { distance: 'long', angle: 'back', move: 'pullOut' };
  if (actions.includes('lookUp')) return { distance: 'medium', angle: 'low', move: 'tiltUp' };
  if (actions.includes('lookDown')) return { distance: 'mediumClose', angle: 'high', move: 'tiltDown' };
  if (actions.includes('detail')) return { distance: 'detail', angle: 'high', move: 'pushIn' };
  if (actions.includes('motion'))
    return {
      distance: 'full',
      angle: index % 2 ? 'low' : 'side',
      move: feeling === 'fear' ? 'handheld' : 'track',
    };
  if (actions.includes('leave')) return { distance: 'long', angle: 'back', move: 'pullOut' };
  if (actions.includes('arrive')) return { distance: 'full', angle: 'eye', move: 'track' };
  if (actions.includes('crowd')) return { distance: 'full', angle: 'high', move: 'pan' };
  if (feeling && feeling !== 'calm')
    return { distance: 'close', angle: feeling === 'sorrow' ? 'high' : 'eye', move: 'pushIn' };
  return null;
}

/** A new place is shown whole before anything happens in it. */
function establishing(kind: 'wide' | 'town' | 'inside', opening: boolean): Camera {
  if (kind === 'inside') return { distance: 'full', angle: 'eye', move: opening ? 'pushIn' : 'pan' };
  if (kind === 'wide') return { distance: 'extremeLong', angle: opening ? 'bird' : 'high', move: 'pan' };
  return { distance: 'long', angle: opening ? 'high' : 'eye', move: opening ? 'pushIn' : 'truck' };
}

/** Faces while people talk; over the shoulder when another one has just spoken. */
function ofSpeech({ text, feeling, speaker }: Beat, before: Beat | undefined): Camera {
  const answering = before?.kind === 'speech' && before.speaker !== speaker;
  const strong = /[！!]/u.test(text) || (feeling !== null && feeling !== 'calm');
  if (strong) return { distance: 'close', angle: 'eye', move: 'pushIn' };
  return answering
    ? { distance: 'mediumClose', angle: 'shoulder', move: 'still' }
    : { distance: 'mediumClose', angle: 'eye', move: 'still' };
}

const NEXT: Readonly<Record<Distance, Distance>> = {
  extremeLong: 'long',
  long: 'full',
  full: 'medium',
  medium: 'mediumClose',
  mediumClose: 'medium',
  close: 'mediumClose',
  detail: 'close',
};

/** A third shot of one distance in a row goes to the one beside it; two alike do not also move alike. */
function varied(camera: Camera, before: readonly Camera[]): Camera {
  const [last, earlier] = [before.at(-1), before.at(-2)];
  if (last?.distance === camera.distance && earlier?.distance === camera.distance)
    return { ...camera, distance: NEXT[camera.distance] };
  if (last?.distance === camera.distance && last.angle === camera.angle && last.move === camera.move)
    return {
      ...camera,
      angle: camera.angle === 'side' ? 'eye' : 'side',
      move: camera.move === 'still' ? 'pushIn' : 'still',
    };
  return camera;
}

/** An upright picture has no width for landscapes: it comes nearer, and moves up and down rather than sideways. */
function upright(camera: Camera, ratio: '16:9' | '9:16'): Camera {
  if (ratio === '16:9') return camera;
  return {
    ...camera,
    distance: camera.distance === 'extremeLong' ? 'long' : camera.distance,
    move: camera.move === 'pan' ? 'tiltUp' : camera.move,
  };
}
