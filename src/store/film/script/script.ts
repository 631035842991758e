import { proxy, ref } from 'valtio';
import { type DramaLine, listLines } from '../../../api/script.ts';
import type { FileNote } from '../../../api/script-files.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { session } from '../../account/session-state.ts';
import { cacheAnswer, showLastAnswer } from '../../answers.ts';
import { client } from '../../client.ts';
import { adoptTasks } from '../../tasks/tasks.ts';
import { film, stepOf } from '../film.ts';
import { phaseOf } from '../projects/project-view.ts';
import { closeEdits, restoreEdits } from './script-edits.ts';
import { inOrder } from './script-lines.ts';

const CLOSED = {
  projectId: 0,
  lines: [] as DramaLine[],
  /** The project's, as the list of lines says it (SCRIPT-06). */
  asyncStatus: 0,
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  cached: false,
  /** Counts what the server has said of the lines, or taken: what follows from them is then asked anew. */
  version: 0,
  /** What the import of the script's file left out, changed or kept. */
  notes: [] as FileNote[],
  /** Nothing was edited since the last import of a spreadsheet. */
  canUndoImport: false,
};

/** The lines of the open project. */
export const script = proxy({ ...CLOSED });

const CACHE_KEY = (id: number): string => `script/list-drama|${id}`;

/** Ids of deleted lines; an answer that was under way may still have them. */
const deleted = new Set<number>();

/** Takes a line off the screen. @returns puts it back */
export function hideLine(id: number): () => void {
  const { projectId } = script;
  const line = script.lines.find((one) => one.id === id);
  deleted.add(id);
  showLines(script.lines);
  return () => {
    deleted.delete(id);
    if (line && script.projectId === projectId) showLines([...script.lines, line]);
  };
}

/** Reads the script with a line that was deleted and is back. @throws ApiError */
export async function showLineAgain(projectId: number, id: number): Promise<void> {
  deleted.delete(id);
  if (script.projectId === projectId) await loadScript(projectId);
}

// lines are never changed in place, so they need no proxies, and rows can be memoized
export function showLines(lines: readonly DramaLine[]): void {
  const known = new Map(script.lines.map((line) => [line.id, line]));
  script.lines = inOrder(lines.filter(({ id }) => !deleted.has(id))).map((line) => {
    const before = known.get(line.id);
    return before && JSON.stringify(before) === JSON.stringify(line) ? before : ref(line);
  });
}

/** Closes the script. */
export function closeScript(): void {
  closeEdits();
  deleted.clear();
  Object.assign(script, CLOSED);
}

/**
 * Reads the lines of a project (SCRIPT-06), after showing what was cached from the last visit. A script that is still being
 * written is followed by the engine, whose end reads it again (decisions C-46).
 * @throws ApiError; what was cached stays on the screen
 */
export async function loadScript(projectId: number): Promise<void> {
  const { token } = session;
  if (!token) return;
  if (script.projectId !== projectId) {
    closeScript();
    Object.assign(script, { projectId, state: 'loading' });
    await showLastAnswer<DramaLine[]>(CACHE_KEY(projectId), (cached) => {
      if (cached.length === 0 || script.projectId !== projectId || script.lines.length > 0) return;
      showLines(cached);
      script.cached = true;
    });
  }
  const here = () => script.projectId === projectId && session.token === token;
  try {
    const answer = await client.send(listLines, { script_id: projectId });
    if (!here()) return;
    showLines(answer.lists);
    Object.assign(script, {
      asyncStatus: answer.async_status,
      state: 'ready',
      cached: false,
      version: script.version + 1,
      notes: answer.notes,
      canUndoImport: answer.can_undo_import === 1,
    });
    if (film.projectId === projectId) {
      film.reached = stepOf(Math.max(film.reached, answer.step ?? 0));
      film.generateType = answer.generate_type ?? film.generateType;
    }
    void cacheAnswer(token, CACHE_KEY(projectId), answer.lists);
    await restoreEdits(projectId, new Set(answer.lists.map(({ id }) => id)));
    if (phaseOf(answer.async_status) === 'writing') await follow(projectId, answer.async_status);
  } catch (error) {
    if (here() && script.state !== 'ready') script.state = 'failed';
    throw error;
  }
}

const follow = (projectId: number, state: number): Promise<void> =>
  adoptTasks('project', [
    {
      id: String(projectId),
      state,
      context: { kind: 'project', page: '/create', prompt: film.name, script_id: projectId },
    },
  ]);

onSignOut(closeScript);
