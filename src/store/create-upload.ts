import { proxy } from 'valtio';
import { refusalOf, UPLOAD_LIMITS, type UploadUse } from '../api/uploads.ts';
import { onSignOut } from './account/on-sign-out.ts';
import { uploadFile, uploads } from './uploads.ts';

/** Why there is no file: all but the last are known before anything is sent. */
export type UploadProblem = 'type' | 'size' | 'small' | 'unreadable' | 'failed';

/** An uploaded file, as calls and drafts name it. */
export interface UploadedFile {
  url: string;
  name: string;
}

export interface UploadState {
  phase: 'idle' | 'uploading' | 'arrived';
  /** 0 to 1; null if unknown. */
  progress: number | null;
  /** The file being uploaded, or uploaded during this visit. */
  name: string;
  /** A local address of a picture from this visit; empty without one. */
  preview: string;
  problem: UploadProblem | null;
}

export interface Upload {
  readonly use: UploadUse;
  readonly state: UploadState;
  /**
   * Checks a file and uploads it, replacing the previous one. A refused file only sets `problem`.
   * @throws ApiError when the server refuses; Error when storage does not take it
   */
  take(file: File): Promise<void>;
  /** Removes the file, even during its upload. */
  drop(): void;
}

interface Options {
  /** Uploads the file. Default: into storage with a grant. @returns its address */
  send?: (file: File, options: Sending) => Promise<string>;
  onArrived?: (file: UploadedFile) => void;
  /** Called when the uploaded file is removed. */
  onDrop?: () => void;
}
interface Sending {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const NOTHING: UploadState = { phase: 'idle', progress: null, name: '', preview: '', problem: null };

/** Why a picture cannot be used that has to have a size (STYLE-12). */
async function sideProblem(file: File, minSide: number): Promise<'small' | 'unreadable' | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return 'unreadable';
  const { width, height } = picture;
  picture.close();
  return Math.min(width, height) < minSide ? 'small' : null;
}

/** A place for one file. A row of the contract's table says what it accepts. It is emptied at sign-out (DRAW-38, DRAW-39). */
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
  // this also stops an upload, whose file would otherwise go to the next account
  onSignOut(drop);

  return {
    use,
    state,
    drop,
    async take(file) {
      const { minSide } = UPLOAD_LIMITS[use];
      // without waiting where nothing is to be measured: a press has begun an upload when it returns
      const refusal = refusalOf(file, use) ?? (minSide ? await sideProblem(file, minSide) : null);
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
        // a newer file, or a removal, came in between
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
