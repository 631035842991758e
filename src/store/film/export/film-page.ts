import { proxy, ref } from 'valtio';
import { ApiError } from '../../../api/errors.ts';
import { type FilmInfo, searchExport } from '../../../api/exports.ts';
import { browser } from '../../browser.ts';
import { client } from '../../client.ts';
import { createRemote, type RemoteState } from '../../remote.ts';
import { askingForWorks } from '../../works/publications.ts';

interface FilmPage extends RemoteState {
  /** The export whose page is open. */
  taskId: string;
  info: FilmInfo | null;
  /** The server has no such film for this member: it was cancelled or deleted, or is somebody else's. */
  gone: boolean;
}

/** The page of a film, as the server last told it. */
export const filmPage = proxy<FilmPage>({
  taskId: '',
  info: null,
  gone: false,
  state: 'idle',
  cached: false,
});

const show = (info: FilmInfo): FilmInfo => {
  filmPage.info = ref(info);
  return info;
};

const remote = createRemote<FilmInfo, FilmInfo>(filmPage, {
  name: () => `${searchExport.path}|${filmPage.taskId}|${browser.language}`,
  ask: async () => {
    const told = askingForWorks();
    const info = await client.send(searchExport, { tasks_id: filmPage.taskId });
    told([info.works_id]);
    return info;
  },
  isEmpty: () => filmPage.info === null,
  clear: () => Object.assign(filmPage, { info: null, gone: false }),
  showCached: show,
  show,
});

/**
 * Opens the page of a film: shows what was cached at the last visit, then what the server says now.
 * @throws ApiError; what was cached stays on the screen
 */
export async function openFilmPage(taskId: string): Promise<void> {
  filmPage.taskId = taskId;
  try {
    await remote.load();
    filmPage.gone = false;
  } catch (error) {
    const refused = error instanceof ApiError && error.kind === 'refused' && error.code === 404;
    if (!refused || filmPage.taskId !== taskId) throw error;
    Object.assign(filmPage, { gone: true, info: null });
  }
}
