import type { Shape } from '../shapes.ts';

/** A letter to somebody whom no postman finds. */
export const MESSAGE: readonly Shape[] = [
  {
    begins: [{ text: '一天夜里，{h}坐在窗前，给{x}写了一封信。' }],
    grows: [
      { text: '{h}把信拿到邮局，邮递员翻来覆去看了看，摇了摇头。' },
      { text: '{h}把信装进瓶子，又绑在风筝上，可是信总会回来。', when: 'beyond' },
      { text: '每天傍晚，{h}都在门口等邮递员，邮递员总是摇摇头。', when: 'near' },
    ],
    trouble: [
      { text: '忽然，一阵风把信从{h}手里吹走，吹过一片片屋顶。{h}追了上去。' },
      { text: '一天早上，信又躺在了门口，谁也不知道怎么把它送到{x}那里。' },
    ],
    low: [{ text: '{h}难过地坐在雨中的台阶上，手里拿着湿透的信。' }],
    turn: [
      { text: '{na}停下了脚步。“这样的信，需要一双翅膀，”{n}说，“跟我来。”', when: 'beyond' },
      { text: '{na}停下了脚步。“这样的信，要自己去送，”{n}说，“跟我来。”', when: 'near' },
    ],
    climax: [
      {
        text: '山坡上，{h}和{n}把信系在一只红气球上，松开了手。气球越飞越高，飞过了一片片屋顶。',
        when: 'beyond',
      },
      { text: '长长的街道尽头，{h}和{n}敲了敲门。门开了，信终于送到了。', when: 'near' },
    ],
    ends: [
      { text: '清晨，窗台上放着一根白色的羽毛，那是回信。{h}笑了。', when: 'beyond' },
      { text: '夜里，{h}抬头望着天空，挥了挥手。', when: 'beyond' },
      { text: '夜里，{h}走在回家的路上，笑了。天上都是星星。', when: 'near' },
    ],
  },
];
