/** The upload of a film in parts, which survives pauses, lost networks, reloads and restarted servers. */
import { ref } from 'valtio';
import { START_BYTES, videoProblem } from '../../api/work-uploads.ts';
import { requestWorkUpload } from '../../api/works.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { knownUser, session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { uploads } from '../uploads.ts';
import { filmFailure } from './film-failure.ts';
import { dropFilm, type FilmRecord, printOf, readFilm, writeFilm } from './film-record.ts';
import { type FilmPhase, type FilmUpload, NO_FILM } from './film-state.ts';
import { UploadTrouble } from './film-transport.ts';
import { takeTurn } from './film-turn.ts';
import type { FilmUploader } from './film-uploader.ts';
import { createPace } from './pace.ts';
import { readableFilm } from './readable-film.ts';
import { waitToRetry } from './retry.ts';
import { sendFilm } from './send-film.ts';

/**
 * Creates the upload of one film.
 * @param name under which the browser stores the film, and of the lock that lets one tab send it
 * @param state what screens read: a proxy of nothing yet
 */
export function createFilmUpload({
  name,
  state,
  maxBytes,
}: {
  name: string;
  state: FilmUpload;
  maxBytes: number;
}): FilmUploader {
  let record: FilmRecord | null = null;
  let current: AbortController | null = null;

  /** Shows a film's record on the screen. */
  function show(film: FilmRecord, phase: FilmPhase): void {
    record = film;
    Object.assign(state, NO_FILM, {
      phase,
      name: film.name,
      size: film.size,
      sent: film.info ? film.size : 0,
      // not proxied: they are the browser's own
      file: film.file && ref(film.file),
      frame: film.frame && ref(film.frame),
      source: film.info ? film.address : '',
      info: film.info,
    });
  }

  async function saveRecord(change: Partial<FilmRecord>): Promise<void> {
    if (!record) return;
    record = { ...record, ...change };
    state.kept = await writeFilm(name, session.userId, record);
  }

  async function check(file: File): Promise<boolean> {
    const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
    const problem = videoProblem(file, start, maxBytes);
    if (problem) Object.assign(state, { problem, said: null });
    return problem === null;
  }

  async function take(file: File): Promise<void> {
    if (!(await check(file))) return;
    const print = await printOf(file);
    if (state.phase === 'missing' && record) {
      // the same film resumes; another one is a mistake, or a new beginning that the person has to confirm
      if (record.size !== file.size || record.print !== print) {
        Object.assign(state, { problem: 'other-file', said: null });
        return;
      }
      show({ ...record, file }, 'starting');
    } else {
      await drop();
      const chosen = { name: file.name, size: file.size, print, address: '', file, frame: null };
      show({ ...chosen, paused: false, info: null }, 'starting');
    }
    await saveRecord({});
    void run();
  }

  async function keepFirstFrame(frame: Blob): Promise<void> {
    state.frame = ref(frame);
    await saveRecord({ frame });
  }

  async function pause(): Promise<void> {
    current?.abort();
    Object.assign(state, { phase: 'paused', problem: null, said: null, speed: 0 });
    await saveRecord({ paused: true });
  }

  async function resume(): Promise<void> {
    if (!record) return;
    if (!record.file) {
      state.phase = 'missing';
      return;
    }
    await saveRecord({ paused: false });
    void run();
  }

  /** @param why what the page says of it, if anything */
  async function drop(why: Partial<typeof NO_FILM> = {}): Promise<void> {
    current?.abort();
    current = null;
    record = null;
    Object.assign(state, NO_FILM, why);
    await dropFilm(name, session.userId);
  }

  async function restart(): Promise<void> {
    if (!record) return;
    await saveRecord({ address: '', info: null });
    Object.assign(state, { source: '', info: null, sent: 0 });
    await resume();
  }

  async function restore(): Promise<void> {
    const member = await knownUser();
    if (state.phase !== 'none' || !member) return;
    const film = await readFilm(name, member);
    if (!film || state.phase !== 'none') return;
    if (film.info) show(film, 'arrived');
    else if (!film.file) show(film, 'missing');
    else {
      show(film, film.paused ? 'paused' : 'starting');
      if (!film.paused) void run();
    }
  }

  /** The last run, which may still be releasing its lock. */
  let running: Promise<void> = Promise.resolve();

  /** Uploads the film while this tab has the lock, and retries as long as needed. */
  function run(): Promise<void> {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    running = running.then(() => runOnce(controller));
    return running;
  }

  async function runOnce(controller: AbortController): Promise<void> {
    const { signal } = controller;
    if (signal.aborted) return;
    const isUnsaved = !state.kept;
    if (isUnsaved) uploads.running += 1;
    try {
      await takeTurn(name, session.userId, {
        signal,
        onWait: () => Object.assign(state, { phase: 'elsewhere', problem: null }),
        work: async (waited) => {
          if (waited && (await endedElsewhere())) return;
          for (let tries = 0; ; tries++) {
            const before = state.sent;
            try {
              return await send(signal);
            } catch (error) {
              signal.throwIfAborted();
              if (!goesOn(error) || !(await isFileThere())) return;
              signal.throwIfAborted();
              if (state.sent > before) tries = 0;
              state.phase = 'waiting';
              await waitToRetry(tries, error instanceof UploadTrouble ? error.after : undefined, signal);
            }
          }
        },
      });
    } catch (error) {
      if (!signal.aborted) console.error(error);
    } finally {
      if (isUnsaved) uploads.running -= 1;
      if (current === controller) current = null;
    }
  }

  /** Whether the tab that had the lock before has finished the upload, or removed the film. */
  async function endedElsewhere(): Promise<boolean> {
    const film = await readFilm(name, session.userId);
    if (film && !film.info) return false;
    if (film) show(film, 'arrived');
    else Object.assign(state, NO_FILM);
    return true;
  }

  /** Whether another tab has taken another film meanwhile. That one is shown here, too, instead of being replaced by this one. */
  async function gaveWay(): Promise<boolean> {
    const film = await readFilm(name, session.userId);
    if (!film || !record || (film.print === record.print && film.size === record.size)) return false;
    record = null;
    Object.assign(state, NO_FILM);
    await restore();
    return true;
  }

  /** Whether the film can still be read; if not, the person is asked for it again. */
  async function isFileThere(): Promise<boolean> {
    if (!record?.file) return true;
    const { file } = record;
    const found = await readableFilm(file, async () => (await readFilm(name, session.userId))?.file);
    if (!record) return false;
    if (found === file) return true;
    if (found) {
      record = { ...record, file: found };
      state.file = ref(found);
      return true;
    }
    await saveRecord({ file: null });
    Object.assign(state, { phase: 'missing', file: null, problem: null, said: null });
    return false;
  }

  async function send(signal: AbortSignal): Promise<void> {
    if (!record?.file) return;
    if (!record.address) {
      state.phase = 'starting';
      const { token, domain } = await client.send(requestWorkUpload, {}, { signal });
      if (await gaveWay()) return;
      await saveRecord({ address: `${domain.replace(/\/$/, '')}/${token}` });
    }
    signal.throwIfAborted();
    const pace = createPace();
    const info = await sendFilm(record.file, record.address, {
      signal,
      onSent: (sent) => {
        if (signal.aborted) return;
        Object.assign(state, { phase: 'sending', problem: null, said: null, sent, speed: pace.mark(sent) });
      },
      onChecking: () => Object.assign(state, { phase: 'checking', speed: 0 }),
    });
    signal.throwIfAborted();
    if (await gaveWay()) return;
    await saveRecord({ info });
    Object.assign(state, { phase: 'arrived', sent: state.size, source: record.address, info });
  }

  /** Reports what went wrong. @returns whether to try again */
  function goesOn(error: unknown): boolean {
    const failure = filmFailure(error, { phase: state.phase, address: record?.address ?? '' });
    if (failure.dropped) void drop(failure.says);
    else Object.assign(state, failure.says);
    if (failure.anew && record) record.address = '';
    if (failure.login) failInBackground(failure.login);
    return failure.again;
  }

  // another login does not see it; the same member finds it again
  onLoginChange(() => {
    current?.abort();
    current = null;
    record = null;
    Object.assign(state, NO_FILM);
  });

  return { state, check, take, keepFirstFrame, pause, resume, forget: () => drop(), restart, restore };
}
