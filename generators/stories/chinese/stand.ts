import type { Shape } from '../shapes.ts';

/** A place that is to close, and those who stand up for it. */
export const STAND: readonly Shape[] = [
  {
    begins: [{ text: '一天早上，一个穿西装的男人在门上钉了一张纸：星期五起关门。' }],
    grows: [{ text: '{h}在窗上挂起大大的牌子，把门敞开。' }, { text: '{h}挨家挨户地敲门，请大家帮忙。' }],
    trouble: [{ text: '后来，一辆大卡车停在门前，轰轰地响。' }],
    low: [
      { text: '夜里，{h}走过一间间黑暗的屋子，装好了第一个箱子。' },
      { text: '{h}难过地坐在台阶上，身边堆满了箱子。' },
    ],
    turn: [{ text: '{na}搬来一把椅子，坐在门前。“我每天都来这里，”{n}说，“我不走。”' }],
    climax: [
      { text: '太阳升起，门前坐满了搬着椅子来的人。卡车开走了。' },
      { text: '人越来越多，提着灯笼，搬着椅子，站满了整条街。穿西装的男人转身走了。' },
    ],
    ends: [
      { text: '晚上，所有的窗户都亮着，大家一起唱歌。' },
      { text: '{h}从门上取下那张纸，折成了一只小船。夜里，所有的窗户都亮着。' },
    ],
  },
];
