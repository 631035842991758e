import type { Shape } from '../shapes.ts';

/** A journey for its own sake. */
export const TRIP: readonly Shape[] = [
  {
    begins: [{ text: '一天早上，{h}背起包，关上了身后的门。' }],
    grows: [
      { text: '公路沿着大海，车窗开着，{h}唱起了歌。' },
      { text: '在一个小车站，{h}吃着面条，和从没见过的人一起笑。' },
    ],
    trouble: [
      { text: '后来，车冒着烟，停在了路上，下起了雨。' },
      { text: '后来，最后一班车带着行李开走了，下起了雨。' },
    ],
    low: [{ text: '夜里，{h}难过地坐在空荡荡的公交站，想起了家。' }],
    turn: [{ text: '{na}沿着公路走来，把大面包分了一半给{ta}。“最美的地方在上面，”{n}说，“走吧。”' }],
    climax: [{ text: '天亮以前，{h}和{n}爬上了山坡。太阳从云海上升了起来。' }],
    ends: [
      { text: '{h}给家里寄了一张明信片，上面写着：一路都好。' },
      { text: '{h}拍了一张照片，照片上的人都在笑，然后继续往前走。' },
    ],
  },
];
