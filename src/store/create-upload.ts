import { proxy } from 'valtio';
import { type FileUse, refusalOf, UPLOAD_LIMITS, type UploadUse } from '../api/uploads.ts';
import { onSignOut } from './account/on-sign-out.ts';
import { type PictureProblem, pictureProblem } from './picture-problem.ts';
import { uploadFile, uploads } from './uploads.ts';

/** Why there is no file: all but the last are known before anything is sent. */
export type UploadProblem = PictureProblem | 'size' | 'failed';

/** An uploaded file, as calls and drafts name it. */
export interface UploadedFile {
  url: string;
  name: string;
}

export interface UploadState {
  phase: 'idle' | 'uploading' | 'arrived';
  /** A file was chosen, and is looked into before it is uploaded; until then the one before stays. */
  checking: boolean;
  /** 0 to 1; null if unknown. */
  progress: number | null;
  /** The file being uploaded, or uploaded during this visit. */
  name: string;
  /** A local address of a picture from this visit, of the one being uploaded if there is one; empty without one. */
  preview: string;
  problem: UploadProblem | null;
}

export interface Upload {
  readonly use: FileUse;
  readonly state: UploadState;
  /** Checks a file without sending it, before the person is asked anything. A refused file sets `problem`. @returns whether it may be sent */
  check(file: File): Promise<boolean>;
  /**
   * Checks a file and uploads it; once it has arrived it replaces the previous one. A refused file, or one that fails on its way,
   * only sets `problem`.
   * @throws ApiError when the server refuses; Error when storage does not take it
   */
  take(file: File): Promise<void>;
  /** Stops an upload; the file before stays. */
  cancel(): void;
  /** Removes the file, and one that is being uploaded. */
  drop(): void;
}

interface Options {
  /** Uploads the file, if not into storage with a grant. @returns its address */
  send?: Send;
  onArrived?: (file: UploadedFile) => void;
  /** Called when the uploaded file is removed; not when another takes its place. */
  onDrop?: () => void;
}
type Send = (file: File, options: Sending) => Promise<string>;
interface Sending {
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

const NOTHING: UploadState = {
  phase: 'idle',
  checking: false,
  progress: null,
  name: '',
  preview: '',
  problem: null,
};

/** Whether a file is on its way: what is sent now would go without it. */
export const isComing = ({ phase, checking }: Readonly<Pick<UploadState, 'phase' | 'checking'>>): boolean =>
  checking || phase === 'uploading';

/** An upload of one file. A row of the contract's table says what is accepted. It is emptied at sign-out (DRAW-38, DRAW-39). */
export function createUpload(use: UploadUse, options: Options = {}): Upload {
  return uploadBy(use, options.send ?? ((file, how) => uploadFile(file, use, how)), options);
}

/** The same for a file that is sent with its own call. @param send sends the call @returns the file's address */
export function uploadBy(use: FileUse, send: Send, { onArrived, onDrop }: Omit<Options, 'send'>): Upload {
  const state = proxy<UploadState>({ ...NOTHING });
  const isPicture = UPLOAD_LIMITS[use].medium === 'picture';
  /** The file that is being uploaded, or has been. */
  let current: AbortController | null = null;
  /** The file that is being checked before its upload. */
  let checked: AbortController | null = null;

  /** The file that has arrived, until it is removed. */
  let kept = { name: '', preview: '' };

  const forget = (preview: string): void => {
    if (preview) URL.revokeObjectURL(preview);
  };
  const cancel = (): void => {
    checked?.abort();
    current?.abort();
    checked = null;
    current = null;
    if (state.preview !== kept.preview) forget(state.preview);
    Object.assign(state, NOTHING, kept);
  };
  const drop = (): void => {
    cancel();
    forget(kept.preview);
    kept = { name: '', preview: '' };
    Object.assign(state, NOTHING);
    onDrop?.();
  };
  const begin = async (file: File, controller: AbortController): Promise<void> => {
    current?.abort();
    current = controller;
    if (state.preview !== kept.preview) forget(state.preview);
    const coming = { name: file.name, preview: isPicture ? URL.createObjectURL(file) : '' };
    Object.assign(state, NOTHING, { phase: 'uploading', ...coming });
    const onProgress = (part: number): void => {
      if (current === controller) state.progress = part;
    };
    try {
      const url = await send(file, { onProgress, signal: controller.signal });
      if (current !== controller) return;
      forget(kept.preview);
      kept = coming;
      Object.assign(state, { phase: 'arrived', progress: null });
      onArrived?.({ url, name: file.name });
    } catch (error) {
      // a newer file, or a removal, came in between
      if (current !== controller) return;
      current = null;
      forget(coming.preview);
      // the one before stays: nothing has come in its place
      Object.assign(state, NOTHING, kept, { problem: 'failed', checking: checked !== null });
      throw error;
    }
  };

  // this also stops an upload, whose file would otherwise go to the next account
  onSignOut(drop);

  /** @returns false for a file that is refused, or if another one came in between */
  const passes = async (file: File, { signal }: AbortController): Promise<boolean> => {
    // a file that is refused leaves the previous one where it is
    const problem = refusalOf(file, use) ?? (isPicture ? await pictureProblem(file, use) : null);
    if (signal.aborted) return false;
    checked = null;
    state.problem = problem;
    return problem === null;
  };
  const next = (): AbortController => {
    checked?.abort();
    checked = new AbortController();
    return checked;
  };

  return {
    use,
    state,
    cancel,
    drop,
    check: (file) => passes(file, next()),
    async take(file) {
      const controller = next();
      uploads.running += 1;
      state.checking = true;
      const fits = passes(file, controller).finally(() => {
        // a newer file is being checked, or it was removed
        if (!controller.signal.aborted) state.checking = false;
      });
      try {
        if (await fits) await begin(file, controller);
      } finally {
        uploads.running -= 1;
      }
    },
  };
}
