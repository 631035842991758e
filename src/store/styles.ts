import { proxy, ref } from 'valtio';
import { listStyles, type Style } from '../api/styles.ts';
import { onSignOut } from './account/on-sign-out.ts';
import { session } from './account/session-state.ts';
import { cacheAnswer } from './answers.ts';
import { browser } from './browser.ts';
import { client } from './client.ts';
import { readPageStore } from './pages-db.ts';

/** The styles of one category, `Animation` or `Realistic`. */
export interface StyleGroup {
  name: string;
  lists: Style[];
}

/** The styles that films can have (STYLE-01). */
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
  const { token, userId } = session;
  if (!token) return;
  const { language } = browser;
  if (styles.owner !== token || styles.language !== language) clearStyles();
  if (styles.state === 'loading') return;
  Object.assign(styles, { owner: token, language, state: 'loading' });
  const current = () => session.token === token && styles.owner === token && styles.language === language;
  const key = CACHE_KEY(generateType, language);
  const cached = (await readPageStore('answers', userId, key)) as StyleGroup[] | undefined;
  if (cached && current() && styles.groups.length === 0) styles.groups = show(cached);
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

function clearStyles(): void {
  Object.assign(styles, { groups: [], state: 'idle', owner: null });
}

onSignOut(clearStyles);
