import { expect, it } from 'vitest';
import { describePoints } from '../../../server/ledger/points-words.ts';

it.each([
  ['pointsDraw:seedream', 'Drawing: Seedream', '绘画：Seedream'],
  ['pointsDraw:jimeng', 'Clip: Jimeng', '视频：Jimeng'],
  ['pointsDraw:film', 'Film export', '成片导出'],
  ['pointsDraw:chaofen', 'HD upscale', '高清放大'],
  ['pointsDraw:kling_lipsync', 'Lip sync: Kling', '对口型：Kling'],
  ['pointsRefund:fluxImage', 'Refund: Flux edit', '退还：Flux 编辑'],
  ['pointsRefund:mj', 'Refund: Dream v1', '退还：Dream v1'],
  ['pointsRefund:speech', 'Refund: Speech', '退还：配音'],
  // what is spoken may be a film's narration, a lip-sync or a line of the script
  ['pointsDraw:speech', 'Speech', '配音'],
  ['pointsDraw:something new', 'something new', 'something new'],
  ['pointsWelcome', 'Welcome points', '新人积分'],
  ['text:pointsWelcome', 'pointsWelcome', 'pointsWelcome'],
  ['published: a film', 'published: a film', 'published: a film'],
  ['For the spring fair: thank you', 'For the spring fair: thank you', 'For the spring fair: thank you'],
])('the points log says of %s: %s, %s', (stored, en, zh) => {
  expect([describePoints(stored, 'en'), describePoints(stored, 'zh')]).toEqual([en, zh]);
});
