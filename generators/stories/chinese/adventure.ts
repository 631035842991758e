import type { Shape } from '../shapes.ts';

/** Stories of something that happens, whatever it is: it gets out of hand, and ends at one table. */
export const ADVENTURE: Shape = {
  begins: [{ text: '有一天，发生了一件谁也没见过的事。{h}跑了出去。' }],
  grows: [
    { text: '很快，大家都在议论这件事。街上的人都指着{h}看。' },
    { text: '{h}在街上又笑又跳，跟在后面的人越来越多。' },
  ],
  trouble: [
    { text: '后来，事情闹大了。警察追着{ta}跑过了集市。' },
    { text: '后来，一切都乱了套。人们大声喊叫，{h}拼命地跑。' },
  ],
  low: [
    { text: '{h}躲在桥下，一个人难过地坐在雨里。' },
    { text: '夜里，{h}一个人难过地坐在长椅上，看着星星。' },
  ],
  turn: [{ text: '{na}找到了{ta}。“你为什么要躲起来？”{n}问，“走吧，我陪你。”' }],
  climax: [
    { text: '{h}和{n}走回人群中间，谁也没有说话。这时，一个孩子鼓起了掌。' },
    { text: '{h}站在桌子上，把发生的事告诉了大家。所有人都笑出了眼泪。' },
  ],
  ends: [
    { text: '傍晚，大家围坐在一张长桌旁，一起吃饭。' },
    { text: '傍晚，{h}和{n}坐在墙头，看着太阳落下。' },
  ],
};
