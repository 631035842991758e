/** What an error of a provider or a media tool means for a task: whether trying again may help, and what the person is told. */

import { BadPicture } from '../../generators/clips/still.ts';
import { MediaToolFailed } from '../../generators/ffmpeg/ffmpeg.ts';
import { MediaToolMissing } from '../../generators/ffmpeg/find-ffmpeg.ts';
import { NothingToSpeak, UnknownVoice, VoiceFailed } from '../../generators/speech/speech.ts';
import { TextRefused } from '../../generators/text/texts.ts';
import { UnreadableMedia } from '../media/probe-stranger.ts';
import type { MessageKey } from '../rpc/messages.ts';
import { UnrecoverableError } from './unrecoverable-error.ts';

export interface Reason {
  says: MessageKey;
  /** Whether another attempt may succeed. */
  again: boolean;
}

type Kind = abstract new (...args: never[]) => Error;
const REASONS: readonly (readonly [kind: Kind, says: MessageKey, again: boolean])[] = [
  [MediaToolMissing, 'mediaToolMissing', false],
  [BadPicture, 'pictureUnreadable', false],
  [UnreadableMedia, 'mediaUnreadable', false],
  [UnknownVoice, 'voiceGone', false],
  [NothingToSpeak, 'nothingToSpeak', false],
  [TextRefused, 'textRefused', false],
  [MediaToolFailed, 'mediaFailed', true],
  [VoiceFailed, 'voiceFailed', true],
];

/** @returns `taskFailed`, worth another attempt, for an error that is not known */
export function whyFailed(error: unknown): Reason {
  if (error instanceof UnrecoverableError) return { says: error.says, again: false };
  const known = REASONS.find(([kind]) => error instanceof kind);
  return known ? { says: known[1], again: known[2] } : { says: 'taskFailed', again: true };
}
