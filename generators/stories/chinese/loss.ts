import type { Shape } from '../shapes.ts';

/** Something is lost that nobody can give back, and life goes on in another way. */
export const LOSS: readonly Shape[] = [
  {
    begins: [{ text: '一天早上，{h}醒来，发现一切都和从前不一样了。' }],
    grows: [
      { text: '起初，{h}谁也没有告诉，对每个人微笑。' },
      { text: '{h}像什么都没有发生一样，只是窗前的灯整夜亮着。', when: 'person' },
    ],
    trouble: [{ text: '后来有一天，{h}当着所有人的面停了下来，再也做不下去。谁也没有说话。' }],
    low: [
      { text: '{h}拉上窗帘，难过地坐在黑暗里。', when: 'person' },
      { text: '夜里，{h}难过地走在雨中，看着一扇扇亮着的窗户。', when: 'person' },
      { text: '{h}躲进黑暗的山洞，难过地看着外面的雨。', when: 'creature' },
    ],
    turn: [
      { text: '{na}敲着门，一直没有走。“你还在这里。”{n}说着，握住了{ta}的手。', when: 'person' },
      { text: '{na}走过来，一直没有离开。“你还在这里。”{n}说。', when: 'creature' },
    ],
    climax: [
      { text: '{h}闭上眼睛，深深吸了一口气，换了一种方式，重新开始。', when: 'person' },
      { text: '{h}站起来，拉开窗帘，重新开始。房间里洒满了阳光。', when: 'person' },
      { text: '{h}走到阳光下，深深吸了一口气，换了一种方式再试一次。', when: 'creature' },
    ],
    ends: [
      { text: '春天，{h}和{n}并肩坐在草地上。过了这么久，{h}终于又笑了。' },
      { text: '傍晚，{h}和{n}一起走回家，天边一片红。' },
    ],
  },
];
