/** The voice that was chosen last for each speaker of a film's lip-syncs, kept for the next visit. */
import * as v from 'valibot';
import { changeDraft, readDraft } from '../../own-drafts.ts';
import type { SpokenText } from '../../speech/spoken.ts';
import { board } from './board.ts';
import { materials } from './materials.ts';
import { NARRATOR, speakersIn } from './speakers.ts';

export type ChosenVoice = Pick<SpokenText, 'voice_type' | 'voice_name'>;
const VoiceBySpeaker = v.record(v.string(), v.object({ voice_type: v.string(), voice_name: v.string() }));

const nameOf = (projectId: number): string => `speak-voices|${projectId}`;

function voicesIn(stored: unknown): v.InferOutput<typeof VoiceBySpeaker> {
  const voices = v.safeParse(VoiceBySpeaker, stored);
  return voices.success ? voices.output : {};
}

/** Who speaks first in the shot that is worked on. */
export function speakerHere(): string {
  const shot = board.shots.find(({ id }) => id === materials.shotId);
  return (shot && speakersIn(shot)[0]?.speaker) ?? NARRATOR;
}

/** The voice of a speaker of the open film; null if none was chosen yet. */
export const voiceOfSpeaker = async (speaker: string): Promise<ChosenVoice | null> =>
  voicesIn(await readDraft(nameOf(board.projectId)))[speaker] ?? null;

/** Remembers the voice of a speaker of the open film. */
export const rememberVoice = (speaker: string, { voice_type, voice_name }: ChosenVoice): Promise<void> =>
  changeDraft(nameOf(board.projectId), (stored) => ({
    ...voicesIn(stored),
    [speaker]: { voice_type, voice_name },
  }));
