/** What a failed step of a film's upload means: what the page says of it, and whether the upload goes on. */
import { ApiError } from '../../api/errors.ts';
import { type FilmPhase, type FilmProblem, type FilmUpload, saidNow } from './film-state.ts';
import { UploadTrouble } from './film-transport.ts';

export interface FilmFailure {
  /** The server has dropped the film: so does the page, and says this. */
  dropped: boolean;
  says: Partial<Pick<FilmUpload, 'phase' | 'problem' | 'said' | 'sent' | 'speed'>>;
  again: boolean;
  /** The server does not know the upload any more: it starts over with a new address. */
  anew?: true;
  /** For the policy, which asks to sign in again; the film is found again after that. */
  login?: ApiError;
}

/**
 * @param at what was being done, and the film's address, empty as long as it has none
 * @throws the error itself if it is none of an upload
 */
export function filmFailure(error: unknown, at: { phase: FilmPhase; address: string }): FilmFailure {
  const problem = !at.address ? 'token' : at.phase === 'checking' ? 'duration' : 'upload';
  if (error instanceof ApiError) {
    const lasting = error.kind === 'refused' || error.kind === 'unauthorized' || error.kind === 'garbled';
    const said = lasting ? saidNow(error.message) : null;
    return {
      dropped: false,
      says: { problem, said, speed: 0, ...(lasting && { phase: 'stopped' }) },
      again: !lasting,
      ...(error.kind === 'unauthorized' && { login: error }),
    };
  }
  if (!(error instanceof UploadTrouble)) throw error;
  const { status, message } = error;
  const says = { problem, said: saidNow(message), speed: 0 } as const;
  switch (error.kind) {
    case 'again':
      return { dropped: false, says, again: true };
    case 'over':
    case 'incomplete':
      return { dropped: false, says: { ...says, sent: 0, said: null }, again: true, anew: true };
    case 'signed-out': {
      const login = new ApiError('unauthorized', message, { path: at.address, status });
      return { dropped: false, says: { ...says, phase: 'stopped' }, again: false, login };
    }
    case 'refused':
      // it does not take the film itself, or has no room now
      return status === 413 || status === 415
        ? {
            dropped: true,
            says: { problem: problemOf(at.phase, error), said: saidNow(message) },
            again: false,
          }
        : { dropped: false, says: { ...says, phase: 'stopped' }, again: false };
  }
}

/** What is wrong with a film that the server does not take: with its message there may be more to it than the type. */
function problemOf(phase: FilmPhase, { status, message }: UploadTrouble): FilmProblem {
  if (status === 413) return 'size';
  return phase === 'checking' && message ? 'upload' : 'type';
}
