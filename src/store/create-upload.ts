import { proxy } from 'valtio';
import { refusalOf, UPLOAD_LIMITS, type UploadUse } from '../api/uploads.ts';
import { onSignOut } from './account/on-sign-out.ts';
import { uploadFile, uploads } from './uploads.ts';

/** Why there is no file: the first two are known before anything is sent. */
export type UploadProblem = 'type' | 'size' | 'failed';

/** An uploaded file, as calls and drafts name it. */
export interface UploadedFile {
  url: string;
  name: string;
}

export interface UploadState {
  phase: 'idle' | 'uploading' | 'arrived';
  /** Parts of 1; null where nobody can tell. */
  progress: number | null;
  /** Of the file that is on its way, or has arrived in this visit. */
  name: string;
  /** Shows a picture of this visit without asking the server; empty when there is none. */
  preview: string;
  problem: UploadProblem | null;
}

export interface Upload {
  readonly use: UploadUse;
  readonly state: UploadState;
  /**
   * Checks a file and uploads it, in the place of the one before. One that is refused changes nothing but `problem`.
   * @throws ApiError when the server refuses; Error when storage does not take it
   */
  take(file: File): Promise<void>;
  /** Takes the file away, also while it is on its way. */
  drop(): void;
}

interface Options {
  /** Brings the file where it belongs; without this, into storage with a grant. @returns its address */
  send?: (file: File, options: Sending) => Promise<string>;
  onArrived?: (file: UploadedFile) => void;
  /** Forgets the file that had arrived. */
  onDrop?: () => void;
}
interface Sending {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const NOTHING: UploadState = { phase: 'idle', progress: null, name: '', preview: '', problem: null };

/** One place for one file: what it accepts is a row of the contract's table, and it is emptied at sign-out (DRAW-38, DRAW-39). */
export function createUpload(use: UploadUse, { send, onArrived, onDrop }: Options = {}): Upload {
  const state = proxy<UploadState>({ ...NOTHING });
  let current: AbortController | null = null;

  const drop = (): void => {
    current?.abort();
    current = null;
    if (state.preview) URL.revokeObjectURL(state.preview);
    Object.assign(state, NOTHING);
    onDrop?.();
  };
  // also stops an upload, which would hand its file to whoever signs in next
  onSignOut(drop);

  return {
    use,
    state,
    drop,
    async take(file) {
      const refusal = refusalOf(file, use);
      if (refusal) {
        state.problem = refusal;
        return;
      }
      drop();
      const controller = new AbortController();
      const { signal } = controller;
      current = controller;
      Object.assign(state, {
        phase: 'uploading',
        name: file.name,
        preview: UPLOAD_LIMITS[use].medium === 'picture' ? URL.createObjectURL(file) : '',
      });
      const onProgress = (part: number): void => {
        if (current === controller) state.progress = part;
      };
      uploads.running += 1;
      try {
        const url = await (send ?? ((one, how) => uploadFile(one, use, how)))(file, { onProgress, signal });
        if (current !== controller) return;
        Object.assign(state, { phase: 'arrived', progress: null });
        onArrived?.({ url, name: file.name });
      } catch (error) {
        // a newer file, or its removal, has taken over
        if (current !== controller) return;
        drop();
        state.problem = 'failed';
        throw error;
      } finally {
        uploads.running -= 1;
      }
    },
  };
}
