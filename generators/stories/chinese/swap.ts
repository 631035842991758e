import type { Shape } from '../shapes.ts';

/** Somebody who is not themselves any more. */
export const SWAP: readonly Shape[] = [
  {
    begins: [{ text: '一天早上，{h}看着镜子，尖叫起来。' }],
    grows: [
      { text: '{h}想吃早饭，盘子掉在地上，汤洒了一地。' },
      { text: '在街上，{h}像往常一样打招呼，人们都停下来盯着{ta}看。' },
    ],
    trouble: [
      { text: '后来，手机响了，又有人敲门，大家都来找{ta}。' },
      { text: '后来，事情闹大了。警察追着{ta}跑过了集市。' },
    ],
    low: [{ text: '夜里，{h}难过地坐在屋顶上看月亮。' }],
    turn: [{ text: '{na}在街上抬起头。“你看起来不一样了，”{n}说，“可是你的眼睛没有变。”' }],
    climax: [{ text: '{h}深深吸了一口气，闭上眼睛，跳进一个大水坑。水面平静下来，映出了从前的脸。' }],
    ends: [
      { text: '清晨，一切又和从前一样，只是{h}现在喜欢躺在窗台上晒太阳。' },
      { text: '傍晚，{h}看着镜子，大笑起来。' },
    ],
  },
];
