import type { Shape } from '../shapes.ts';

/** Two who lost each other, and meet again. */
export const REUNION: readonly Shape[] = [
  {
    begins: [{ text: '一天傍晚，门开了，门外站着{o}。他们已经很多年没有见面了。' }],
    grows: [{ text: '谁也没有说话，雨水从玻璃上流下来。' }, { text: '{h}看着{o}，手里的包掉在了地上。' }],
    trouble: [{ text: '“你当年为什么要走？”{h}问。{o}低下了头。' }],
    low: [{ text: '{h}关上了门，靠着门难过地坐在地上。' }, { text: '{h}转过身，走进了雨里。' }],
    turn: [
      { text: '{o}拿着一张旧照片追了出来，照片上的他们笑得很开心。' },
      { text: '{o}追了出来，把伞撑在{ta}头上。' },
    ],
    climax: [{ text: '{h}在雨里停下脚步。“吃饭了吗？”{o}问。' }],
    ends: [
      { text: '{h}和{o}撑着一把伞，慢慢走远。' },
      { text: '{h}和{o}坐在厨房的小桌边吃面。窗外，雨停了。' },
    ],
  },
  {
    begins: [{ text: '一天傍晚，{h}在抽屉里找到一张旧照片，照片上的{h}和{o}笑得很开心。' }],
    grows: [
      { text: '{h}把{o}的旧照片放在桌上，每天傍晚都看一看。' },
      { text: '每天傍晚，{h}拿着{o}的旧照片走到河边。' },
    ],
    trouble: [{ text: '一天傍晚，暴风雨来了，风从{ta}手里吹走了照片。' }],
    low: [
      { text: '{h}难过地跪在湿漉漉的街上，照片不见了。' },
      { text: '{h}难过地站在雨中的桥上，照片不见了。' },
    ],
    turn: [{ text: '有人捡起了照片。“我也有一张一样的。”{o}说。' }],
    climax: [{ text: '{h}抬起头，谁也没有说话。{o}张开双臂，{h}跑了过去。' }],
    ends: [
      { text: '{h}和{o}坐在一家小咖啡馆里，一直聊到打烊。' },
      { text: '清晨，{h}和{o}在阳光里沿着河边散步。' },
    ],
  },
];
