import { textLanguage } from './voices.ts';

/** Film terms for shot sizes, angles and camera moves: English, Chinese. The built-in writer uses the same terms. */
export const CAMERA_TERMS = {
  shot_type: [
    ['Extreme long shot', '大远景'],
    ['Long shot', '远景'],
    ['Full shot', '全景'],
    ['Medium shot', '中景'],
    ['Medium close-up', '近景'],
    ['Close-up', '特写'],
    ['Extreme close-up', '大特写'],
  ],
  angle: [
    ['Eye level', '平视'],
    ['High angle', '俯视'],
    ['Low angle', '仰视'],
    ["Bird's-eye view", '鸟瞰'],
    ['Over the shoulder', '过肩'],
    ['Side view', '侧面'],
    ['From behind', '背面'],
  ],
  move: [
    ['Static', '固定镜头'],
    ['Push in', '推镜头'],
    ['Pull out', '拉镜头'],
    ['Pan', '摇镜头'],
    ['Tracking', '跟镜头'],
    ['Truck', '移镜头'],
    ['Tilt up', '上摇'],
    ['Tilt down', '下摇'],
    ['Handheld', '手持镜头'],
  ],
} as const;
export type CameraField = keyof typeof CAMERA_TERMS;

/** The terms of a field, in the language of the sample text. */
export const cameraTerms = (field: CameraField, sample: string): string[] =>
  CAMERA_TERMS[field].map(([en, zh]) => (textLanguage(sample) === 'zh' ? zh : en));

/** The camera sentence at the start of a motion prompt, e.g. `Camera: push in.` */
const SENTENCE = /^\s*(?:Camera:\s*([^.\n]*)\.?|镜头：([^。\n]*)。?)\s*/i;

/** The camera move at the start of a motion prompt; empty if there is none. */
export function moveIn(motion: string): string {
  const [, en, zh] = SENTENCE.exec(motion) ?? [];
  const move = (en ?? zh ?? '').trim().toLowerCase();
  return CAMERA_TERMS.move.flat().find((term) => term.toLowerCase() === move) ?? '';
}

/** Replaces the camera move of a motion prompt; an empty move removes it. */
export function withMove(motion: string, move: string): string {
  const rest = motion.replace(SENTENCE, '');
  if (move === '') return rest;
  if (textLanguage(move) === 'zh') return `镜头：${move}。${rest}`;
  return `Camera: ${move.toLowerCase()}.${rest && ' '}${rest}`;
}
