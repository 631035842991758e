import type { Shape } from '../shapes.ts';

/** Somebody who does not give up. */
export const DREAM: readonly Shape[] = [
  {
    when: 'swims',
    begins: [{ text: '一天早上，{h}望着水面上的光。“就是今天。”{h}说。' }],
    grows: [
      { text: '每天，{h}用尽全身力气游啊游，别的鱼都笑了。' },
      { text: '夜里，{h}望着水面上的月亮，怎么也睡不着。' },
    ],
    trouble: [{ text: '后来来了一场暴风雨，海浪把{ta}带到了很远的地方。' }],
    low: [{ text: '夜里，{h}难过地游在黑暗的水里，身边没有别人。' }],
    turn: [{ text: '一只老海龟游了过来。“跟着光走，”老海龟说，“不远了。”' }],
    climax: [
      { text: '{h}深深吸了一口气，游过一道道海浪，比从前游得都远。' },
      { text: '{h}朝着光游上去，高高地跳出了水面。' },
    ],
    ends: [
      { text: '傍晚，{h}和老海龟看着太阳从海上落下。' },
      { text: '清晨，阳光洒满了海面，整片大海就在{ta}眼前。' },
    ],
  },
  {
    begins: [
      { text: '一天早上，在{at}，{h}看着镜子里的自己。“就是今天。”{h}说。', when: 'person' },
      { text: '这是{p}一年里最忙的一天。{h}跑了一趟又一趟，连吃饭的时间都没有。', when: 'person' },
      { text: '一天早上，在{at}，{h}看着水里的倒影。“就是今天。”{h}说。', when: 'creature' },
      { text: '一天早上，在{at}，大家都笑{h}。{h}一声不响地走开了。', when: 'creature' },
    ],
    grows: [
      { text: '刚开始很难。{h}天不亮就起床，夜深了才睡下。', when: 'person' },
      { text: '每天晚上，{h}坐在桌边，把做错的事一件件写下来。', when: 'person' },
      { text: '{h}每天躲在山坡后面练习，可是怎么也做不到。', when: 'creature' },
      { text: '{h}爬上山坡，深深吸了一口气，试了一次又一次。什么也没有发生。', when: 'creature' },
    ],
    trouble: [
      { text: '有一天，什么都不顺利。{h}滑了一跤，摔倒在地上，大家都笑了。' },
      { text: '有一天，什么都不顺利。下着大雨，{h}滑了一跤，摔倒在地上。' },
      { text: '有一天下着大雨，大家都围着{h}笑。', when: 'creature' },
    ],
    low: [
      { text: '{h}难过地坐在楼梯上，想要放弃。' },
      { text: '{h}难过地坐在雨中的台阶上，想要放弃。', when: 'person' },
      { text: '{h}难过地坐在雨中的大树下，想要放弃。', when: 'creature' },
    ],
    turn: [
      { text: '{na}在{ta}身边坐下。“别难过，”{n}说，“我知道你有多努力。”' },
      { text: '{na}把伞撑在{ta}头上。“别难过，”{n}说，“我知道你有多努力。”', when: 'person' },
      { text: '{na}在{ta}身边坐下。“别难过，”{n}说，“再试一次就好。”', when: 'creature' },
    ],
    climax: [
      { text: '{h}站起来，继续往前走。这一次，街上的人都停下来鼓掌。', when: 'person' },
      { text: '{h}站起来，又试了一次。这一次成功了，{n}欢呼起来。', when: 'creature' },
    ],
    ends: [
      { text: '傍晚，{h}和{n}坐在长椅上，看着{p}的灯光。', when: 'person' },
      { text: '傍晚，{h}微笑着走回家，天边一片红霞。', when: 'person' },
      { text: '夜里，{h}和{n}并肩坐在圆圆的月亮下。', when: 'creature' },
    ],
  },
  {
    begins: [{ text: '橱窗里贴着一张海报：谁敢来？{h}把海报带回了家。' }],
    grows: [
      { text: '{h}把一张画挂在墙上，每天晚上都看一眼。', when: 'person' },
      { text: '每天晚上，{h}数着罐子里的硬币，还是不够。', when: 'person' },
      { text: '{h}躲在灌木丛后面看大家怎么做，一遍遍地学。', when: 'creature' },
    ],
    trouble: [
      { text: '“这不适合你。”一个高个子男人说完，关上了门。' },
      { text: '“这不适合你。”一个穿西装的男人说完，关上了门。', when: 'person' },
      { text: '“你太小了。”最老的那一个说。大家都笑了。', when: 'creature' },
    ],
    low: [
      { text: '回家的路上，{h}扔掉了那幅画，哭了。' },
      { text: '回家的路上下雪了。{h}把画扔进雪里，哭了。', when: 'person' },
      { text: '夜里下雪了，{h}难过地坐在树下，哭了。', when: 'creature' },
      { text: '下雪了，{h}难过地走过白色的山坡，越走越远。', when: 'creature' },
    ],
    turn: [
      { text: '{na}把画捡起来擦干。“你掉了东西。”{n}说。', when: 'person' },
      { text: '{na}在雪地里坐下。“我从前也很小。”{n}说。', when: 'creature' },
    ],
    climax: [
      { text: '春天，{h}站在同一扇门前。这一次门开了，明亮的光照了出来。', when: 'person' },
      { text: '春天的第一天，{h}跑起来，用力一跳。一瞬间谁也没有出声，接着大家欢呼起来。', when: 'creature' },
    ],
    ends: [
      { text: '第一排坐着{n}，鼓掌鼓得最响。', when: 'person' },
      { text: '傍晚，{h}和{n}坐在草地上，看着太阳落下。', when: 'creature' },
      { text: '夜里，{h}和{n}在圆圆的月亮下跳舞。', when: 'creature' },
    ],
  },
];
