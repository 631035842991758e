/** Maps errors of models and media tools to a task's outcome: whether to retry, and the message for the member. */

import { BadPicture } from '../../generators/clips/still.ts';
import { MediaToolFailed } from '../../generators/ffmpeg/ffmpeg.ts';
import { MediaToolMissing } from '../../generators/ffmpeg/find-ffmpeg.ts';
import { NoFace } from '../../generators/heads/heads.ts';
import { NothingToSpeak, UnknownVoice, VoiceFailed } from '../../generators/speech/speech.ts';
import { IdeaNotUnderstood } from '../../generators/stories/stories.ts';
import { TextRefused, TextUnusable } from '../../generators/text/texts.ts';
import { UnreadableMedia } from '../media/probe-stranger.ts';
import {
  RequestNotSent,
  ServiceBusy,
  ServiceLocked,
  ServiceRefused,
  ServiceUnclear,
} from '../models/remote/faults.ts';
import type { MessageKey } from '../rpc/messages.ts';
import { StorageAway } from '../storage/storage-away.ts';
import { UnrecoverableError } from './unrecoverable-error.ts';

export interface Failure {
  messageKey: MessageKey;
  /** Another attempt may succeed. */
  retry: boolean;
}

type Kind = abstract new (...args: never[]) => Error;
const REASONS: readonly (readonly [kind: Kind, messageKey: MessageKey, retry: boolean])[] = [
  [MediaToolMissing, 'mediaToolMissing', false],
  [BadPicture, 'pictureUnreadable', false],
  [UnreadableMedia, 'mediaUnreadable', false],
  [NoFace, 'noFace', false],
  [UnknownVoice, 'voiceGone', false],
  [NothingToSpeak, 'nothingToSpeak', false],
  [IdeaNotUnderstood, 'ideaLanguage', false],
  [TextRefused, 'textRefused', false],
  [TextUnusable, 'textUnusable', true],
  [MediaToolFailed, 'mediaFailed', true],
  [VoiceFailed, 'voiceFailed', true],
  [StorageAway, 'storageAway', true],
  [ServiceBusy, 'modelBusy', true],
  [ServiceLocked, 'modelLocked', false],
  [ServiceUnclear, 'modelFailed', false],
  [RequestNotSent, 'modelFailed', true],
];

/** Looks up an error in the table. Unknown errors are `taskFailed` and retried. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UnrecoverableError || error instanceof ServiceRefused)
    return { messageKey: error.messageKey, retry: false };
  const known = REASONS.find(([kind]) => error instanceof kind);
  return known ? { messageKey: known[1], retry: known[2] } : { messageKey: 'taskFailed', retry: true };
}
