import type { Shape } from '../shapes.ts';

/** Somebody who comes again and again, and nobody knows why. */
export const VISITOR: readonly Shape[] = [
  {
    begins: [{ text: '每天晚上，到了同一个时候，{oa}走进来坐下，一句话也不说。' }],
    grows: [
      { text: '一天夜里，{h}问起名字，{o}只是笑了笑，望着窗外。' },
      { text: '{o}静静地听着，从不说话，{h}说起了自己的事。' },
    ],
    trouble: [{ text: '后来有一天夜里，{o}没有来。{h}一直等到灯都灭了。' }],
    low: [{ text: '{h}在雨里走过空荡荡的街道，问了每一个人。谁也没有见过{o}。' }],
    turn: [{ text: '{na}指着墙上的一张旧照片。“那是三十年前。”{n}说。照片上站着{o}。' }],
    climax: [{ text: '半夜，门开了。“我只是想回家。”{o}说。{h}倒了两杯热茶。' }],
    ends: [
      { text: '清晨，椅子空了，上面放着一朵白花。' },
      { text: '太阳升起，{h}和{o}站在窗前，看着街道醒来。' },
    ],
  },
];
