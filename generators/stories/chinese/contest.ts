import type { Shape } from '../shapes.ts';

/** A contest, and the one whom nobody believes in. */
export const CONTEST: readonly Shape[] = [
  {
    begins: [{ text: '一天，墙上贴出一张海报：大赛就在星期天。{h}读了两遍。' }],
    grows: [
      { text: '夜里，大家都睡着了，{h}还在灯下练习。' },
      { text: '{h}每天都在练习，晴天练，雨天也练。大家都笑{ta}。' },
    ],
    trouble: [{ text: '比赛前一天傍晚，{h}摔进了泥里，一切好像都完了。' }],
    low: [{ text: '那天夜里，{h}怎么也睡不着，难过地望着窗外的月亮。' }, { text: '{h}坐在台阶上哭了。' }],
    turn: [{ text: '{na}在{ta}身边坐下。“起来，”{n}说，“我相信你。”' }],
    climax: [
      { text: '比赛那天，人群欢呼起来。{h}最后一个出发，追上了一个又一个对手。' },
      { text: '比赛那天，全场安静下来。{h}深深吸了一口气，开始了。' },
    ],
    ends: [{ text: '{h}高高举起金杯，然后把它送给了{n}。' }],
  },
  {
    when: 'race',
    begins: [{ text: '一天，{h}在橱窗里看见一只金杯。星期天，就会有人赢走它。' }],
    grows: [
      { text: '每天天不亮，{h}就跑上山坡。' },
      { text: '穿白大衣的冠军指着{ta}大笑。“就你？”冠军问。' },
    ],
    trouble: [{ text: '比赛那天下着雨。{h}跑在最前面，忽然有人摔倒了。' }],
    low: [{ text: '{h}在雨里停下脚步，看着前面的终点，就差一点点。' }],
    turn: [{ text: '{h}转过身，跑回去扶起了{na}。“为什么？”{n}问。' }],
    climax: [{ text: '{h}和{n}手牵着手，最后一个跑过终点。人群欢呼起来。' }],
    ends: [{ text: '傍晚，冠军走过来，把金杯送给了{ta}。' }, { text: '{h}和{n}浑身是泥，坐在草地上大笑。' }],
  },
];
