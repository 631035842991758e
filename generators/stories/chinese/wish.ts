import type { Shape } from '../shapes.ts';

const BEGINS = [{ text: '一天早上，{h}准备好了，要{w}。' }] as const;
const ENDS = [
  { text: '傍晚，{h}和{n}坐在台阶上，笑个不停。', when: 'person' },
  { text: '傍晚，{h}唱着歌走回家，天边一片红霞。', when: 'person' },
  { text: '傍晚，{h}和{n}坐在草地上，看着夕阳。', when: 'creature' },
  { text: '夜里，{h}抬头看着星星，笑了。' },
] as const;

/** Somebody wants or has to do something, and something stands in the way. */
export const WISH: readonly Shape[] = [
  {
    when: 'weather',
    begins: BEGINS,
    grows: [
      { text: '{h}走到外面，抬头看着天空。天上什么也没有变。' },
      { text: '{h}等了一个小时，又等了一个小时，一直看着天上的云。' },
    ],
    trouble: [
      { text: '“今天不行，”一个老农夫说，“明天也不行。”{h}还是等着。' },
      { text: '第二天还是一样，第三天也一样。{h}把路上的石子踢出很远。' },
    ],
    low: [
      { text: '傍晚，{h}难过地坐在窗边。', when: 'person' },
      { text: '傍晚，{h}难过地坐在树下。', when: 'creature' },
    ],
    turn: [
      { text: '{na}在{ta}身边坐下。“你看那些鸟，”{n}说，“它们已经知道了。”' },
      { text: '{na}跑了过来。“快醒醒！”{n}喊道，“快看天上！”' },
    ],
    climax: [
      { text: '早上，天变了。{h}跑上山坡，终于能{w}了！' },
      { text: '这一天终于来了。{h}能{w}了，{n}高兴得跳了起来。' },
    ],
    ends: ENDS,
  },
  {
    when: 'lacks',
    begins: BEGINS,
    grows: [
      { text: '{h}翻遍了每个架子。{h}趴下来，把每张桌子下面都看了一遍。', when: 'person' },
      { text: '{h}跑了一家又一家店。货架都是空的。', when: 'person' },
      { text: '{h}跑进森林，在每棵树后面找。{h}翻开了每一块石头。', when: 'creature' },
      { text: '{h}去问松鼠，松鼠摇摇头。{h}又去问树上的猫头鹰。', when: 'creature' },
    ],
    trouble: [
      { text: '“下个星期再来吧。”店主说着，关上了门。', when: 'person' },
      { text: '这时下起了雨。{h}在雨中跑着，路还很长。' },
    ],
    low: [
      { text: '{h}难过地坐在空空的桌子旁。', when: 'person' },
      { text: '{h}难过地坐在雨中的树下。', when: 'creature' },
    ],
    turn: [
      { text: '{na}提着一个篮子来了。“我听说你缺什么了，”{n}说，“我的分你一半。”' },
      { text: '{na}提着一个篮子，问遍了邻居。每一家都给了一点。' },
    ],
    climax: [
      { text: '这下够了，还多出来不少。{h}终于能{w}了。' },
      { text: '大家都来帮忙。{h}终于能{w}了，所有人都鼓起了掌。' },
    ],
    ends: [{ text: '傍晚，大家围坐在一张长桌旁，一起吃饭。', when: 'person' }, ...ENDS],
  },
  {
    when: 'broken',
    begins: BEGINS,
    grows: [
      { text: '{h}提着灯蹲下来，把每颗螺丝都看了一遍。' },
      { text: '{h}找来胶水和绳子，可是越修越糟。' },
    ],
    trouble: [
      { text: '忽然，一个小轮子蹦了出来，滚到了柜子底下。', when: 'indoors' },
      { text: '忽然，一个小轮子蹦了出来，沿着街道滚远了。', when: 'outdoors' },
      { text: '“这个修不好了。”一个男人摇摇头说。' },
    ],
    low: [{ text: '夜里，{h}守着一盏灯，难过地坐在旁边。' }],
    turn: [
      { text: '{na}提着一个旧工具箱来了。“我以前也有一个，”{n}说，“你来拿灯。”' },
      { text: '{na}看了很久。“只差一个小零件。”{n}说着，打开了工具箱。' },
    ],
    climax: [
      { text: '最后一颗螺丝拧紧了，修好了！{h}终于能{w}了。' },
      { text: '早上，一切都像新的一样。{h}终于能{w}了，{n}笑了。' },
    ],
    ends: ENDS,
  },
  {
    when: 'afraid',
    begins: BEGINS,
    grows: [{ text: '{h}刚走出一步，又跑了回来。' }, { text: '夜里，{h}怎么也睡不着，心里只想着这件事。' }],
    trouble: [
      { text: '第二天，大家都在看。{h}闭上眼睛，跑开了。' },
      { text: '“很简单的。”一个朋友说着，做了两遍。{h}只是摇头。' },
    ],
    low: [{ text: '{h}难过地坐在一棵树后面，谁也看不见。' }],
    turn: [
      { text: '{na}在{ta}身边坐下。“我以前也怕，”{n}说，“拉住我的手。”', when: 'person' },
      { text: '{na}在{ta}身边坐下。“我以前也怕，”{n}说，“我们一起去。”', when: 'creature' },
    ],
    climax: [
      { text: '一步，又一步，肩并着肩。然后{n}松开了手，{h}自己也能{w}了！' },
      { text: '{h}深深吸了一口气，睁开眼睛。{h}能{w}了！{n}高兴得跳了起来。' },
    ],
    ends: ENDS,
  },
  {
    when: 'hindered',
    begins: BEGINS,
    grows: [
      { text: '{h}这样试，那样试，都不行。' },
      { text: '{h}问遍了所有人，大家都只是摇头。', when: 'person' },
      { text: '{h}去问松鼠，又去问猫头鹰，它们都只是摇头。', when: 'creature' },
    ],
    trouble: [
      { text: '“你永远也做不到。”一个高个子男人说，大家都笑了。', when: 'person' },
      { text: '“你永远也做不到。”年纪最大的那个说，大家都笑了。', when: 'creature' },
      { text: '这时下起了雨，{h}滑了一跤，摔倒在地上。' },
    ],
    low: [
      { text: '{h}难过地坐在雨中的台阶上。', when: 'person' },
      { text: '{h}难过地坐在雨中的树下。', when: 'creature' },
    ],
    turn: [
      { text: '{na}为{ta}撑起一把伞。“我知道另一条路，”{n}说，“跟我来。”', when: 'person' },
      { text: '{na}在{ta}身边坐下。“我知道另一条路，”{n}说，“跟我来。”' },
    ],
    climax: [
      { text: '他们肩并肩走着。{n}停下来，笑了。就在这里，{h}终于能{w}了。' },
      { text: '{h}照着{n}说的，又试了一次。这一次，{h}终于能{w}了！' },
    ],
    ends: ENDS,
  },
];
