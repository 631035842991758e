import type { Shape } from '../shapes.ts';

/** A shop of their own, and the first guest. */
export const SHOP: readonly Shape[] = [
  {
    begins: [{ text: '一天早上，{h}画好一块招牌，挂在门上，上面写着：开门了。' }],
    grows: [{ text: '{h}扫了地，在窗前摆上鲜花，静静地等着。' }, { text: '{h}天不亮就起床，一直忙到深夜。' }],
    trouble: [
      { text: '第一天，谁也没有来。第二天，下起了雨。' },
      { text: '后来，街对面开了一家大商店，灯光明亮，音乐响亮。' },
    ],
    low: [{ text: '{h}难过地坐在空荡荡的柜台后面，盒子里只有几枚硬币。' }],
    turn: [{ text: '{na}从雨里走进来，又湿又饿。“你们有什么？”{n}问。“你要什么都有。”{h}笑着说。' }],
    climax: [{ text: '第二天，{n}带着十个朋友又来了。不久，队伍一直排到了街角。' }],
    ends: [
      { text: '晚上，{h}关上门，在屋里跳起了舞。' },
      { text: '晚上，墙上挂着一张新照片，照片上大家都在笑。' },
    ],
  },
];
