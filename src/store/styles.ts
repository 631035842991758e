import { proxy, ref } from 'valtio';
import { deleteStyle, listStyles, restoreStyle, type STYLE_CATEGORIES, type Style } from '../api/styles.ts';
import { onSignOut } from './account/on-sign-out.ts';
import { session } from './account/session-state.ts';
import { cacheAnswer, showLastAnswer } from './answers.ts';
import { failInBackground } from './background-errors.ts';
import { browser } from './browser.ts';
import { client } from './client.ts';
import type { BringBack } from './deletions.ts';

/** The styles of one category, `Animation` or `Realistic`. */
export interface StyleGroup {
  name: string;
  lists: Style[];
}

type Groups = readonly { readonly name: string; readonly lists: readonly Readonly<Style>[] }[];

/** The styles of a category, in whichever language the category is named. */
export const stylesOf = (
  groups: Groups,
  category: (typeof STYLE_CATEGORIES)[number],
): readonly Readonly<Style>[] =>
  groups.find(({ name, lists }) => (lists[0]?.category ?? name) === category)?.lists ?? [];

/** Where the path of an address ends: the signature after it is another one each day. */
const pathOf = (image: string): string => image.split('?')[0] ?? '';

/** What a form keeps of a chosen style. */
interface StyleCopy {
  /** Of a style of one's own. */
  readonly id?: number | undefined;
  readonly image: string;
}

/** Whether a copy is of this style. One of one's own may have another name and picture since; without an id, the picture tells. */
export const isCopyOf = (copy: StyleCopy | null, { id, image }: StyleCopy): boolean =>
  copy !== null && (copy.id === undefined ? pathOf(copy.image) === pathOf(image) : copy.id === id);

/** The style that a form keeps a copy of, as it is now. */
export const styleNow = (groups: Groups, copy: StyleCopy | null): Readonly<Style> | undefined =>
  groups.flatMap(({ lists }) => lists).find((style) => isCopyOf(copy, style));

/** The styles that pictures and films can have (STYLE-01). */
export const styles = proxy({
  groups: [] as StyleGroup[],
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  /** The login they were loaded with, because some may be the member's own. */
  owner: null as string | null,
  /** The language of their names. */
  language: browser.language,
});

const CACHE_KEY = (type: number, language: string): string => `script/get-style-info-pro|${type}|${language}`;
const show = (groups: readonly StyleGroup[]) => groups.map((group) => ref(group));

/** The reading under way, and what it is of. */
let reading: { of: string; done: Promise<void> } | null = null;

/**
 * Loads the styles (STYLE-02), after showing the cached ones. Whoever asks meanwhile gets the same answer.
 * @param generateType of the project, 1 for a new one (decisions C-14)
 * @throws ApiError; the cached styles stay
 */
export function loadStyles(generateType = 1): Promise<void> {
  const of = [session.token, browser.language, generateType].join('|');
  return reading?.of === of ? reading.done : reloadStyles(generateType);
}

/** Loads the styles after a change, in place of a reading under way, which may not have it. @throws ApiError */
export function reloadStyles(generateType = 1): Promise<void> {
  const { token } = session;
  const { language } = browser;
  if (!token) return Promise.resolve();
  if (styles.owner !== token || styles.language !== language) clearStyles();
  Object.assign(styles, { owner: token, language, state: 'loading' });
  const mine = { of: [token, language, generateType].join('|'), done: Promise.resolve() };
  reading = mine;
  const current = () => reading === mine && session.token === token;
  mine.done = read(CACHE_KEY(generateType, language), generateType, current).finally(() => {
    if (reading === mine) reading = null;
  });
  return mine.done;
}

async function read(key: string, generate_type: number, current: () => boolean): Promise<void> {
  const { token } = session;
  await showLastAnswer<StyleGroup[]>(key, (cached) => {
    if (current() && styles.groups.length === 0) styles.groups = show(cached);
  });
  try {
    const groups = await client.send(listStyles, { generate_type });
    if (!current()) return;
    Object.assign(styles, { groups: show(groups), state: 'ready' });
    void cacheAnswer(token, key, groups);
  } catch (error) {
    if (current()) styles.state = 'failed';
    throw error;
  }
}

/** Deletes a style of one's own (STYLE-15). Films that have it keep it. @throws ApiError */
export async function removeStyle(id: number): Promise<BringBack> {
  await client.send(deleteStyle, { id });
  if (reading) reloadStyles().catch(failInBackground);
  styles.groups = styles.groups.map((group) =>
    ref({ ...group, lists: group.lists.filter((style) => style.id !== id) }),
  );
  return async () => {
    await client.send(restoreStyle, { id });
    // it is back, whether or not the list can be read now
    await reloadStyles().catch(failInBackground);
  };
}

function clearStyles(): void {
  reading = null;
  Object.assign(styles, { groups: [], state: 'idle', owner: null });
}

onSignOut(clearStyles);
