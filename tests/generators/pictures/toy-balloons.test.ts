import { expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

const balloonsOf = (prompt: string) =>
  understand(prompt)
    .cast.map(({ figure }) => figure)
    .filter((figure) => /balloon/iu.test(figure));

it.each([
  ['a birthday cake with candles on a table, balloons', 'toyBalloon'],
  ['a room with balloons', 'toyBalloon'],
  ['生日派对，气球和蛋糕', 'toyBalloon'],
  ['a party balloon', 'toyBalloon'],
  ['colorful balloons in the sky', 'balloon'],
  ['a hot air balloon at a birthday party', 'balloon'],
  ['a girl flies in the balloon with her grandfather', 'balloon'],
  ['热气球飘在沙漠上空', 'balloon'],
])('balloons at a party and in a room are toys, and others are flown in: %s', (prompt, figure) => {
  expect(balloonsOf(prompt)).toEqual([figure]);
});
