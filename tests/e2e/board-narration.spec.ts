import { makeBoard, openBoard, sideOf } from './board-page.ts';
import { dialogOf } from './create-page.ts';
import { expect, test } from './harness.ts';

/** Spoken for so long that it can still be paused on a busy machine. */
const LATE = `It was late in the forest. ${'Nobody came, and the lamp burned on. '.repeat(4)}`.trim();

test('[BOARD-84] [BOARD-85] [BOARD-89] narration is spoken once, paused, spoken anew in another voice, and saved as a file', {
  tag: '@long',
}, async ({ memberPage: page, studio, member }) => {
  const { id, shotIds } = await makeBoard(studio, member, [{ narration: LATE }]);
  await openBoard(page, studio, id);
  const made = () => studio.proxy.calls('/api/lip-sync/generate-audio', member.token);
  await expect(sideOf(page).getByText('Narration: 9 points')).toBeVisible();
  await page.getByRole('button', { name: 'Play the narration' }).click();
  await expect(page.getByRole('button', { name: 'Pause the narration' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause the narration' }).click();
  await page.getByRole('button', { name: 'Play the narration' }).click();
  await expect(page.getByRole('button', { name: 'Pause the narration' })).toBeVisible();
  expect(made()).toHaveLength(1);
  await expect(sideOf(page).getByText(/^Narration: \d/)).toBeHidden();

  await page.getByRole('button', { name: /^Voice/ }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  await dialog.locator('[data-ui=voice] label').last().click();
  await expect(dialog.getByRole('radio').last()).toBeChecked();
  await dialog.getByRole('spinbutton', { name: 'Speed' }).fill('1.25');
  await dialog.getByRole('slider', { name: 'Pitch' }).press('ArrowRight');
  await dialog.getByRole('combobox', { name: 'Emotion' }).selectOption('Happy');
  await expect
    .poll(() => studio.proxy.calls('/api/script/voice-setting', member.token).at(-1)?.body)
    .toMatchObject({
      type: 1,
      global: 0,
      scense_id: shotIds[0],
      voice_emotion: 'happy',
      voice_vol: 1,
      voice_pitch: 1,
      voice_speed: 1.25,
    });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the narration' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('It-was-late-in-the-forest.-Nobody-came,-.mp3');
  expect(made()).toHaveLength(2);
  expect(made()[1]?.body).toMatchObject({ voice_speed: 1.25, voice_pitch: 1, voice_emotion: 'happy' });
  const [first, second] = made().map(({ body }) => (body as { voice_type: string }).voice_type);
  expect(second).not.toBe(first);
  // BOARD-86
  await page.getByRole('textbox', { name: 'Narration' }).fill(' ');
  await page.getByRole('button', { name: 'Download the narration' }).click();
  await expect(page.getByText('Write the narration first')).toBeVisible();
});
