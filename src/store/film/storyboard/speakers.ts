import { bindVoice } from '../../../api/characters.ts';
import { NARRATORS, spokenParts } from '../../../api/dialogue.ts';
import type { Shot } from '../../../api/shot.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import type { Voice } from '../../voice.ts';
import { board, loadBoard } from './board.ts';
import { notifyTabs } from './board-channel.ts';
import { textOf } from './edits.ts';
import { saveVoices, voiceOf, voices } from './voices.ts';

/** The narrator, who is no role. */
export const NARRATOR = '';

/** Words of one speaker in a shot. */
export interface Speech {
  /** A role's name, or {@link NARRATOR}. */
  speaker: string;
  text: string;
  voice: Voice | undefined;
}

/** Words that show the language of a shot without narration: its own, or else the film's. */
const languageSample = (shot: Shot): string =>
  [shot, ...board.shots]
    .map(({ hm_desc, static_desc, narration }) => hm_desc || static_desc || narration)
    .find(Boolean) ?? '';

/** The voice of somebody in a shot: the shot's own for whoever speaks it, the role's, the narrator's. */
function voiceIn(shot: Shot, speaker: string, text: string): Voice | undefined {
  const own = speaker === shot.dialogue_role_name ? shot.voice_type : null;
  const cast =
    speaker === NARRATOR ? board.narratorVoice : board.roles.find(({ name }) => name === speaker)?.voice_type;
  return voiceOf(voices.list, [own, cast], text || languageSample(shot));
}

/** What is said over a shot as it stands on the screen, by its speakers in turn. */
export function speechesOf(shot: Shot): Speech[] {
  const names = board.roles.map(({ name }) => name);
  return spokenParts(textOf(shot, 'narration'), names).map(({ role, text }) => {
    const speaker = role === null ? shot.dialogue_role_name : NARRATORS.includes(role) ? NARRATOR : role;
    return { speaker, text, voice: voiceIn(shot, speaker, text) };
  });
}

/** The speakers of a shot, each once; before anything is written, whoever its lines belong to. */
export function speakersIn(shot: Shot): Omit<Speech, 'text'>[] {
  const all = speechesOf(shot);
  if (all.length === 0) {
    const speaker = shot.dialogue_role_name;
    return [{ speaker, voice: voiceIn(shot, speaker, '') }];
  }
  return all.filter(({ speaker }, index) => all.findIndex((one) => one.speaker === speaker) === index);
}

/** Whether a voice can be chosen for a speaker's lines in the whole film: the server tells who has which. */
export const canBind = (speaker: string): boolean =>
  speaker === NARRATOR
    ? board.narratorVoice !== null
    : board.roles.some(({ name, voice_type }) => name === speaker && voice_type !== undefined);

/** Lets a voice speak all lines of a speaker in the film (CHAR-22). @throws ApiError */
export async function bindSpeaker(speaker: string, voice: Voice): Promise<void> {
  const { projectId } = board;
  await saveVoices();
  await client.send(bindVoice, {
    script_id: projectId,
    role_name: speaker === NARRATOR ? (NARRATORS[0] ?? '') : speaker,
    voice_name: voice.voice_name,
    voice_type: voice.voice_type,
    voice_tags: voice.tags,
    platform: voice.platform,
  });
  notifyTabs({ kind: 'changed' }, projectId);
  // it is bound, whether or not the list can be read now
  if (board.projectId === projectId) await loadBoard(projectId).catch(failInBackground);
}
