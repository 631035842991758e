import { proxy } from 'valtio';
import { browserValues } from './browser-values.ts';
import { STORAGE } from './storage-keys.ts';

export const THEME_CHOICES = ['system', 'dark', 'light'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const systemIsLight = matchMedia('(prefers-color-scheme: light)');

function storedChoice(): ThemeChoice {
  const stored = browserValues.read(STORAGE.theme);
  return stored === 'dark' || stored === 'light' ? stored : 'system';
}

/** The chosen theme. The resulting class is on `<html>`, set by index.html's inline script before the first paint. */
export const appearance = proxy({ choice: storedChoice() });

const isLight = (choice: ThemeChoice) => (choice === 'system' ? systemIsLight.matches : choice === 'light');

function apply(): void {
  const name = isLight(appearance.choice) ? 'light' : 'dark';
  const root = document.documentElement;
  root.classList.remove('light', 'dark');
  root.classList.add(name);
  root.dataset.theme = name;
  // the browser takes the one whose media matches; a chosen theme overrides the system's preference
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const light = appearance.choice === 'system' ? meta.media.includes('light') : name === 'light';
    meta.content = light ? '#faf9f7' : '#0b0b0d';
  }
}

/** Chooses a theme for this browser; `system` forgets the choice and follows the system again. */
export function chooseTheme(choice: ThemeChoice): void {
  appearance.choice = choice;
  if (choice === 'system') browserValues.drop(STORAGE.theme);
  else browserValues.write(STORAGE.theme, choice);
  apply();
}

systemIsLight.addEventListener('change', apply);
