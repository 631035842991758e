/** Steps from a script to a downloaded film, through the interface. */
import { expect, type Page } from '@playwright/test';
import { checkFilm } from '../generators/film-check.ts';
import { clean } from './axe.ts';
import type { Hand } from './hands.ts';
import type { Member, Studio } from './harness.ts';
import { say } from './words.ts';

export interface Walker {
  page: Page;
  hand: Hand;
  language: 'en' | 'zh';
}

/** From the characters step: draws each character, then each shot. @returns the number of both */
export async function drawAll({ page, hand, language }: Walker): Promise<{ cast: number; shots: number }> {
  const { press } = hand;
  const t = (english: string, fill?: Record<string, string>) => say(language, english, fill);
  const dialog = page.getByRole('dialog');
  // each character gets a face before the storyboard opens
  const roles = page.locator('[data-ui=role]');
  await expect(roles.first()).toBeVisible();
  const cast = await roles.count();
  for (const role of await roles.all()) {
    const name = (await role.locator('[data-ui=role-name]').textContent()) ?? '';
    await press(role.getByRole('button', { name: t('Generate a picture of {name}', { name }) }));
    await expect(role.locator('img')).toBeVisible();
  }
  await clean(page);
  await press(page.getByRole('button', { name: t('Next step'), exact: true }));

  const shots = page.getByRole('list', { name: t('Shots') }).locator(':scope > li');
  await expect(shots.first()).toBeVisible();
  const count = await shots.count();
  await press(page.getByRole('button', { name: t('Batch'), exact: true }));
  await press(page.getByRole('menuitem', { name: t('Batch images') }));
  await press(dialog.getByRole('button', { name: t('Generate'), exact: true }));
  await expect(shots.locator('img')).toHaveCount(count);
  await clean(page);
  return { cast, shots: count };
}

/** From the storyboard: exports, waits for the notice, and downloads the film. */
export async function saveFilm({ page, hand: { press }, language }: Walker, file: string): Promise<void> {
  const t = (english: string) => say(language, english);
  const dialog = page.getByRole('dialog');
  await press(page.getByRole('button', { name: t('Export film'), exact: true }));
  const go = dialog.getByRole('button', { name: t('Export'), exact: true });
  await expect(go).toHaveAttribute('aria-disabled', 'false');
  await clean(page);
  await press(go);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: t('Your film is ready') })).toBeVisible({
    timeout: 400_000,
  });
  await clean(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    press(dialog.getByRole('button', { name: t('Download'), exact: true })),
  ]);
  await saved.saveAs(file);
}

/** Fails unless there is one film with one charge, and a valid file. */
export async function proveFilm(
  studio: Studio,
  { token }: Member,
  file: string,
  { shots, cast }: { shots: number; cast: number },
): Promise<void> {
  const { lists } = await studio.call<{ lists: { points: number; description: string }[] }>(
    '/center/points-log',
    { page: 1 },
    token,
  );
  expect(lists.filter(({ description }) => /film/i.test(description))).toHaveLength(1);
  expect(lists.filter(({ points }) => points === -4)).toHaveLength(Math.min(shots + cast, lists.length - 1));
  const film = await checkFilm(file);
  expect(film).toMatchObject({ indexFirst: true });
  expect(film.seconds).toBeGreaterThan(shots * 4);
  expect(film.loudness?.integrated).toBeGreaterThan(-20);
  expect(film.loudness?.integrated).toBeLessThan(-14);
  expect([film.black, film.frozen].every((seconds) => seconds <= 1)).toBe(true);
}
