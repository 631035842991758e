/** What screens show of a film's upload, with the state of the publish form's. */
import { proxy } from 'valtio';
import type { VideoInfo } from '../../api/work-uploads.ts';
import { browser, type Language } from '../browser.ts';

/**
 * `missing`: the browser could not store the file, and the person is asked for it again; `elsewhere`: another tab uploads it;
 * `waiting`: for the next try; `stopped`: only the person can resume it.
 */
export type FilmPhase =
  | 'none'
  | 'missing'
  | 'starting'
  | 'sending'
  | 'paused'
  | 'waiting'
  | 'elsewhere'
  | 'checking'
  | 'arrived'
  | 'stopped';

/** What is wrong: with the file that was chosen, or with the step that failed (PUB-04, PUB-05, PUB-13, PUB-14, PUB-15). */
export type FilmProblem = 'type' | 'damaged' | 'size' | 'other-file' | 'token' | 'upload' | 'duration';

/** A message in the server's words, and the language that they are in. */
export interface Said {
  words: string;
  language: Language;
}

/** What the server says now. @param words empty if it says nothing */
export const saidNow = (words: string): Said | null => (words ? { words, language: browser.language } : null);

export interface FilmUpload {
  phase: FilmPhase;
  name: string;
  /** Size of the film in bytes, and how many are uploaded. */
  size: number;
  sent: number;
  /** Bytes a second; 0 while unknown. */
  speed: number;
  problem: FilmProblem | null;
  /** The server's message about it; null if there is none. */
  said: Said | null;
  /** Whether a reload finds the file again. */
  kept: boolean;
  /** The film in this browser; null after a reload that could not keep it. */
  file: Blob | null;
  frame: Blob | null;
  /** The file's address for a call, and its facts, once it is uploaded. */
  source: string;
  info: VideoInfo | null;
}

/** No film. */
export const NO_FILM: FilmUpload = {
  phase: 'none',
  name: '',
  size: 0,
  sent: 0,
  speed: 0,
  problem: null,
  said: null,
  kept: true,
  file: null,
  frame: null,
  source: '',
  info: null,
};

export const filmUpload = proxy<FilmUpload>({ ...NO_FILM });
