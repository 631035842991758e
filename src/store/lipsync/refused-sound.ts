/** The recording that was refused when the form was sent: what a maker hears in it is known only then. */
import { proxy } from 'valtio';
import { ApiError } from '../../api/errors.ts';
import { LIP_SYNC_TOOLS } from '../../api/lipsync.ts';
import { AUDIO_SOURCE, type LipForm } from './lip-form.ts';
import { REFUSED_FOR, type SoundProblem } from './sound-upload.ts';

interface RefusedSound {
  /** The recording's address. */
  url: string;
  /** Another one may take it. */
  tool: string;
  problem: SoundProblem;
}

export const refusedSound = proxy({ last: null as RefusedSound | null });

/** What makes the clip of this form. */
export const toolOf = ({ tab, platform }: Pick<LipForm, 'tab' | 'platform'>): string =>
  tab === 'lipsync' ? LIP_SYNC_TOOLS[platform] : LIP_SYNC_TOOLS.digitalHuman;

/** Keeps why a form was refused, if it was for its recording. */
export function keepRefusal(form: LipForm, error: unknown): void {
  const problem = error instanceof ApiError && error.kind === 'refused' && REFUSED_FOR[error.code];
  if (problem && form.source === AUDIO_SOURCE.upload && form.upload)
    refusedSound.last = { url: form.upload.url, tool: toolOf(form), problem };
}

/** What is wrong with the recording of a form; null of another one, and where something else makes the clip. */
export const problemIn = (form: LipForm, last: RefusedSound | null): SoundProblem | null =>
  last && last.url === form.upload?.url && last.tool === toolOf(form) ? last.problem : null;
