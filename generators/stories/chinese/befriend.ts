import type { Shape } from '../shapes.ts';

/** A person and an animal, or somebody from far away. */
export const BEFRIEND: readonly Shape[] = [
  {
    begins: [
      { text: '一个风雨交加的夜晚，{h}听见门外有微弱的声音。门口蹲着{oa}，又湿又饿。', when: 'land' },
      { text: '一天早上，{h}遇见了{oa}。{ota}坐在树下，望着{ta}。', when: 'land' },
      { text: '一天早上，{h}走在海边，{oa}游到岸边，望着{ta}。', when: 'water' },
    ],
    grows: [
      { text: '{h}每天傍晚坐在水边唱歌，{o}游来游去，听着歌声。', when: 'water' },
      {
        text: '起初，{o}不肯靠近。{h}放下一碗吃的，静静地等着。日子一天天过去，{h}走到哪里，{o}就跟到哪里。',
        when: 'land',
      },
      {
        text: '{h}用毯子裹住{o}，把{ota}抱回了家。晚上，{h}和{o}坐在炉火旁，{h}很多年来第一次笑了。',
        when: 'small',
      },
      { text: '{h}每天提着一桶鱼来到水边，{o}探出头来，望着{ta}。', when: 'water' },
    ],
    trouble: [
      { text: '一天早上，{o}不见了。{h}到处寻找，一直喊到天黑。' },
      { text: '一天夜里，暴风雨来了，门被吹开，{o}跑进了雨里。', when: 'land' },
    ],
    low: [
      { text: '{h}难过地站在雨中的海边，望着空空的大海。', when: 'water' },
      { text: '{h}难过地站在窗边，看着那只空碗。', when: 'land' },
      { text: '{h}[一个人|]难过地坐在桌边，看着空空的椅子。' },
    ],
    turn: [{ text: '忽然，{h}听见了微弱的声音。{ta}提起灯笼，走进了夜色里。' }],
    climax: [
      { text: '{o}被压在一棵倒下的大树下面。{h}跪在地上，用尽全身力气推开了树干。', when: 'land' },
      { text: '{o}被海里的渔网缠住了。{h}跳进水里，割开了渔网。', when: 'water' },
    ],
    ends: [
      { text: '傍晚，{h}划着小船出海，{o}游在船边。', when: 'water' },
      { text: '太阳出来了，{h}和{o}并肩坐着，望着{p}上方的天空。', when: 'land' },
      { text: '春天来了，{h}把门打开。{o}看看外面，又看看{ta}，留了下来。', when: 'land' },
      { text: '太阳升起，{h}站在海边挥手，{o}跃出了海面。', when: 'water' },
    ],
  },
  {
    when: 'land',
    begins: [{ text: '一天夜里，黑暗里有什么在动。{h}举起灯笼，{oa}正望着{ta}。' }],
    grows: [
      { text: '{h}把面包分给{o}，一人一半。他们并肩坐在台阶上。' },
      { text: '{o}跟着{h}穿过集市，孩子们笑着跑在旁边。' },
    ],
    trouble: [
      { text: '后来，两个男人开着卡车、带着笼子来了。{o}没有逃掉。' },
      { text: '后来，邻居们来敲门。“这里不行。”一个邻居说。夜里，{o}被带走了。' },
    ],
    low: [{ text: '{h}难过地站在街上，一直望着卡车，直到看不见。' }, { text: '夜里，{h}躺在床上哭了。' }],
    turn: [{ text: '{na}敲了敲窗户。“我知道{o}在哪里。”{n}说。' }],
    climax: [{ text: '夜里，{h}和{n}打开黑房子后面的笼子。{o}跳了出来，他们跑啊跑。' }],
    ends: [
      { text: '绿色的山坡上，{h}和{o}躺在草地上看云。' },
      { text: '清晨，{h}和{o}坐在门前晒太阳，好像什么也没有发生过。' },
    ],
  },
];
