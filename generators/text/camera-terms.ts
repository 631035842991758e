/** Film terms for shot sizes, angles and camera moves: [English, Chinese]. */

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
