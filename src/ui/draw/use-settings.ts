import { useSyncExternalStore } from 'react';
import { snapshot, subscribe } from 'valtio';
import { type DrawForm, drawForm } from '../../store/draw/draw-form.ts';
import { readFlags } from '../../store/draw/flags.ts';

/** The form, with only the flags of its prompt. */
type Settings = ReturnType<typeof snapshot<DrawForm>>;

const flagsIn = (prompt: string): string =>
  readFlags(prompt)
    .map(({ from, to }) => prompt.slice(from, to))
    .join(' ');

let read = snapshot(drawForm);
let settings: Settings = { ...read, prompt: flagsIn(read.prompt) };

/** The same object until something besides the prompt's words has changed. */
function settingsNow(): Settings {
  const now = snapshot(drawForm);
  if (now === read) return settings;
  read = now;
  const next = { ...now, prompt: flagsIn(now.prompt) };
  const same = (Object.keys(next) as (keyof Settings)[]).every((key) => next[key] === settings[key]);
  if (!same) settings = next;
  return settings;
}

const listeners = new Set<() => void>();
let announced = settings;
let stop = (): void => {};

/** One subscription for all chips: a keystroke checks once whether a setting has changed, not once per chip. */
function listen(changed: () => void): () => void {
  if (listeners.size === 0) stop = subscribe(drawForm, notify);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) stop();
  };
}

function notify(): void {
  const now = settingsNow();
  if (now === announced) return;
  announced = now;
  for (const changed of listeners) changed();
}

/** The prompt bar's settings. Typing words does not render their readers again; a flag in the text does, since it is a setting. */
export const useSettings = (): Settings => useSyncExternalStore(listen, settingsNow);
