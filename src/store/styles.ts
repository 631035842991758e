import { proxy, ref } from 'valtio';
import { listStyles, type Style } from '../api/styles.ts';
import { keepAnswer } from './answers.ts';
import { client } from './client.ts';
import { onLeave } from './on-leave.ts';
import { recall } from './pages-db.ts';
import { session } from './session-state.ts';

/** The styles of one category, `Animation` or `Realistic`. */
export interface StyleGroup {
  name: string;
  lists: Style[];
}

/** The styles that films can have (STYLE-01). */
export const styles = proxy({
  groups: [] as StyleGroup[],
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  /** The login that they were asked for with: some may be the person's own. */
  owner: null as string | null,
});

const KEPT = (type: number): string => `script/get-style-info-pro|${type}`;
const show = (groups: readonly StyleGroup[]) => groups.map((group) => ref(group));

/**
 * Reads the styles (STYLE-02), after showing what was kept from an earlier visit.
 * @param generateType of the project, 1 for a new one (decisions C-14)
 * @throws ApiError; what was kept stays
 */
export async function loadStyles(generateType = 1): Promise<void> {
  const { token, userId } = session;
  if (!token) return;
  if (styles.owner !== token) clearStyles();
  if (styles.state === 'loading') return;
  Object.assign(styles, { owner: token, state: 'loading' });
  const current = () => session.token === token && styles.owner === token;
  const kept = (await recall('answers', userId, KEPT(generateType))) as StyleGroup[] | undefined;
  if (kept && current() && styles.groups.length === 0) styles.groups = show(kept);
  try {
    const groups = await client.send(listStyles, { generate_type: generateType });
    if (!current()) return;
    Object.assign(styles, { groups: show(groups), state: 'ready' });
    void keepAnswer(token, KEPT(generateType), groups);
  } catch (error) {
    if (current()) styles.state = 'failed';
    throw error;
  }
}

function clearStyles(): void {
  Object.assign(styles, { groups: [], state: 'idle', owner: null });
}

onLeave(clearStyles);
