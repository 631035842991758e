import { createRandom, hashText, mixSeed } from '../pictures/random.ts';
import { findWords, indexRows } from '../pictures/words/match.ts';
import type { Row } from '../pictures/words/row.ts';
import type { MotionName } from './motion.ts';

/** `side` is a sideways move without a stated direction. */
const rows: readonly Row<MotionName | 'side'>[] = [
  {
    means: 'push',
    words:
      'push_in push zoom_in dolly_in move_in closer close_in approach moves_closer slowly_in 推进 推近 推镜 推向 推入 镜头推 拉近 靠近 放大 逼近 前推 向前 前进 近景推',
  },
  {
    means: 'pull',
    words:
      'pull_out pull_back pull zoom_out dolly_out move_back back_away reveal widen 拉远 拉出 拉开 拉镜 镜头拉 后拉 后退 缩小 远离 退后',
  },
  {
    means: 'left',
    words:
      'pan_left truck_left move_left left leftward leftwards 左摇 左移 向左 往左 左平移 左横移 从右到左 从右向左',
  },
  {
    means: 'right',
    words:
      'pan_right truck_right move_right right rightward rightwards 右摇 右移 向右 往右 右平移 右横移 从左到右 从左向右',
  },
  { means: 'side', words: 'pan panning tracking_shot follow 平移 横移 摇镜 跟拍 跟随 跟镜 移镜' },
  {
    means: 'up',
    words:
      'tilt_up crane_up pedestal_up rise rises rising upward upwards look_up 上摇 上移 向上 往上 升起 上升 升镜 仰拍 仰视 抬头 抬起 从下到上 从下往上',
  },
  {
    means: 'down',
    words:
      'tilt_down crane_down pedestal_down descend descends downward downwards look_down 下摇 下移 向下 往下 下降 降镜 降落 俯拍 俯视 俯冲 从上到下 从上往下',
  },
  {
    means: 'orbit',
    words: 'orbit orbiting arc_shot circle_around rotate revolve around 环绕 围绕 旋转 环拍 转圈',
  },
  {
    means: 'handheld',
    words: 'handheld hand-held shaky shake trembling documentary 手持 晃动 抖动 摇晃 颠簸 纪实',
  },
  {
    means: 'static',
    words:
      'static stand_still stay_still fixed locked_off tripod motionless 静止 固定 定镜 不动 固定镜头 静态 定格',
  },
];

const index = indexRows(rows);
const MOST = 2;
const SIDES: ReadonlySet<string> = new Set<MotionName>(['left', 'right', 'up', 'down']);
/** The camera's default motions. */
const USUAL: readonly MotionName[] = ['push', 'pull', 'left', 'right', 'up', 'orbit'];

/** Whether words say how the camera moves. */
export const saysMotion = (words: string): boolean => findWords(words.toLowerCase(), index).length > 0;

/** The camera motions that a prompt names, in its order, at most two. Without any, one is chosen by the seed. */
export function motionsOf(prompt: string, seed: number): readonly MotionName[] {
  const said = [...new Set(findWords(prompt.toLowerCase(), index).map(({ means }) => means))];
  if (said.includes('static')) return ['static'];
  const directed = said.some((one) => SIDES.has(one));
  const found = said.flatMap((one): MotionName[] => (one !== 'side' ? [one] : directed ? [] : ['right']));
  if (found.length > 0) return found.slice(0, MOST);
  return [createRandom(mixSeed(seed, hashText(prompt))).pick(USUAL)];
}
