import { boardOf, makeBoard, openBoard, shotOf, stageOf } from './board-page.ts';
import { expect, test } from './harness.ts';

test('what a shot is doing is not written over its subtitles, wherever these stand', {
  tag: '@rest',
}, async ({ memberPage: page, studio, member }) => {
  const narration =
    'At dusk, grandmother Mei lights a paper lantern at the edge of the forest, and Bo laughs.';
  const { id } = await makeBoard(studio, member, [
    { narration, static_desc: 'Long shot. Mei at the edge of the forest.' },
    { narration, static_desc: 'Mei smiles.' },
  ]);
  const told = await boardOf(studio, member, id);
  const data = { ...told, lists: told.lists.map((shot) => ({ ...shot, has_generate: 2 })) };
  studio.proxy.break(
    '/api/script/list-scense',
    { kind: 'answer', status: 200, body: JSON.stringify({ code: 200, message: '', data }) },
    9,
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await openBoard(page, studio, id);
  for (const [number, isOnTop] of [
    [1, true],
    [2, false],
  ] as const) {
    await shotOf(page, number).locator('[data-ui=shot]').click();
    const stage = stageOf(page);
    const caption = stage.locator('[data-ui=caption] p');
    const state = stage.locator('[data-ui=shot-state]');
    await expect(stage.locator('[data-ui=caption][data-top]')).toHaveCount(isOnTop ? 1 : 0);
    await expect(caption).toBeVisible();
    await expect(state).toBeVisible();
    const [words, word] = await Promise.all([caption.boundingBox(), state.boundingBox()]);
    if (!words || !word) throw new Error('Nothing is shown.');
    expect(word.y + word.height <= words.y || word.y >= words.y + words.height).toBe(true);
  }
});
