import type { Shape } from '../shapes.ts';

/** Two who are different, and friends. */
export const FRIENDS: readonly Shape[] = [
  {
    begins: [{ text: '一天，{h}和{o}坐在同一张长椅上，谁也没有说话。' }],
    grows: [
      { text: '{o}教{h}吹口哨，{h}教{o}跳舞。' },
      { text: '每天，他们都在河边见面，分吃一个面包，一起笑。' },
    ],
    trouble: [
      { text: '后来，有人说起了闲话。“他们不是一路人。”一个穿西装的男人说。' },
      { text: '后来，他们为一件小事吵了起来，{o}转身走了，一句话也没有说。' },
    ],
    low: [{ text: '{h}难过地坐在河边的长椅上，身边的位置空着。' }],
    turn: [{ text: '{na}停下脚步，看了看空着的位置。“你先开口吧，”{n}说，“总要有人先说。”' }],
    climax: [{ text: '{h}跑过雨中的街道，敲响了门。“对不起。”{h}说。“我也是。”{o}说。' }],
    ends: [
      { text: '傍晚，{h}和{o}坐在河边，分吃一个面包。' },
      { text: '傍晚，{o}吹着口哨，{h}跳起了舞，太阳从河上落下。' },
    ],
  },
];
