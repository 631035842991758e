import { openBoard, shotOf } from './board-page.ts';
import { shortFilm } from './film-project.ts';
import { expect, test } from './harness.ts';

/** The first two are read for twelve seconds each: the film plays on by its own clock, and on a busy machine a press comes seconds late. */
const LONG = ' It was a very long night, and the wind went over the water.'.repeat(3);
const SAID = [`The lamp is lit.${LONG}`, `Nobody comes here.${LONG}`, 'Good night.'];

test('the whole film is previewed before its export, with pictures, subtitles and voices in sync, and nothing is paid without asking', async ({
  memberPage: page,
  studio,
  member,
}) => {
  const id = await shortFilm(studio, member, SAID);
  await openBoard(page, studio, id);
  const spoken = () => studio.proxy.calls('/api/lip-sync/generate-audio', member.token);
  const film = page.locator('[data-ui=film-screen]');
  const place = page.getByRole('slider', { name: 'Position in the film' });
  const at = async () => Number(await place.inputValue());
  const play = page.getByRole('button', { name: 'Play film' });

  await page.keyboard.press('p');
  await expect.poll(at).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect(page.getByText(/3 texts have no voice yet/)).toBeVisible();
  expect(spoken()).toHaveLength(0);
  // where it rests depends on the machine: the texts are compared where they begin
  await place.fill('0.5');
  await expect(film.locator('[data-ui=film-cue]')).toHaveText(/^The lamp is lit\./);
  const rests = await at();

  await page.getByRole('button', { name: /^Make the voices/ }).click();
  await expect(page.getByText(/no voice yet/)).toBeHidden();
  expect(spoken()).toHaveLength(3);

  // what was spoken is fetched and heard, and the film goes on from where it rested
  const fetched = page.waitForResponse(
    (response) => /\/media\/.*\.mp3/.test(response.url()) && response.ok(),
  );
  await play.click();
  await fetched;
  await expect.poll(at).toBeGreaterThan(rests + 0.3);
  await page.getByRole('button', { name: 'Pause film' }).click();
  await place.fill('1');
  await page.keyboard.press('.');
  await expect(shotOf(page, 2).getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  await expect.poll(at).toBeGreaterThan(4);
  await place.fill(String((await at()) + 1));
  await expect(film.locator('[data-ui=film-cue]')).toHaveText(/^Nobody comes here\./);
  // the film selects what it shows, to its end, where it stops
  await place.fill((await place.getAttribute('max')) ?? '');
  await expect(shotOf(page, 3).getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  await expect(play).toBeVisible();
  // the slider has steps of a tenth of a second
  expect(Number(await place.getAttribute('max')) - (await at())).toBeLessThan(0.1);
  await page.keyboard.press('Escape');
  await expect(film).toBeHidden();
  expect(spoken()).toHaveLength(3);
});
