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

/**
 * Loads the styles (STYLE-02), after showing the cached ones.
 * @param generateType of the project, 1 for a new one (decisions C-14)
 * @throws ApiError; the cached styles stay
 */
export async function loadStyles(generateType = 1): Promise<void> {
  const { token } = session;
  if (!token) return;
  const { language } = browser;
  if (styles.owner !== token || styles.language !== language) clearStyles();
  if (styles.state === 'loading') return;
  Object.assign(styles, { owner: token, language, state: 'loading' });
  const current = () => session.token === token && styles.owner === token && styles.language === language;
  const key = CACHE_KEY(generateType, language);
  await showLastAnswer<StyleGroup[]>(key, (cached) => {
    if (current() && styles.groups.length === 0) styles.groups = show(cached);
  });
  try {
    const groups = await client.send(listStyles, { generate_type: generateType });
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
  styles.groups = styles.groups.map((group) =>
    ref({ ...group, lists: group.lists.filter((style) => style.id !== id) }),
  );
  return async () => {
    await client.send(restoreStyle, { id });
    // it is back, whether or not the list can be read now
    await loadStyles().catch(failInBackground);
  };
}

function clearStyles(): void {
  Object.assign(styles, { groups: [], state: 'idle', owner: null });
}

onSignOut(clearStyles);
