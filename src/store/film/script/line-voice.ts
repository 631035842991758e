import { proxy } from 'valtio';
import { spokenIn } from '../../../api/dialogue.ts';
import type { UserPoints } from '../../../api/points.ts';
import { type DramaLine, generateLineVoice } from '../../../api/script.ts';
import { speechCost } from '../../../api/voices.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { bytesOf } from '../../base64.ts';
import { client } from '../../client.ts';
import { script, showLines } from './script.ts';
import { createStreamPlayer, type StreamPlayer } from './stream-player.ts';
import { receiveVoice } from './voice-stream.ts';

/** The line that is heard; only one is. */
export const lineVoice = proxy({
  lineId: 0,
  state: 'idle' as 'idle' | 'making' | 'playing',
});

/** Sound of this visit by line and what it says. */
const known = new Map<string, Blob>();
const keyOf = ({ id, dialogue }: DramaLine): string => `${id} ${dialogue}`;
let current: { abort: AbortController; player: StreamPlayer } | null = null;

/** What a line says, without its speaker's name. */
const wordsOf = ({ dialogue }: Pick<DramaLine, 'dialogue'>): string => spokenIn(dialogue)?.text ?? dialogue;

/** Whether a line has anything to be heard. */
export const isSpoken = (line: Pick<DramaLine, 'dialogue'>): boolean => /[\p{L}\p{N}]/u.test(wordsOf(line));

/** Points for hearing a line: 0 for what was heard before, else the price of its words. Null until prices are known. */
export function lineCost(points: UserPoints | null, line: DramaLine): number | null {
  if (known.has(keyOf(line))) return 0;
  return line.voice_points ?? (points && speechCost(points, wordsOf(line)));
}

/** Stops what is heard. */
export function stopLineVoice(): void {
  current?.abort.abort();
  current?.player.stop();
  current = null;
  Object.assign(lineVoice, { lineId: 0, state: 'idle' });
}

/**
 * Speaks a line, or stops it if it is the one that is heard. It plays as it arrives.
 * @returns whether points may have been spent
 * @throws ApiError from asking for it; StreamFailed; Error when the browser cannot play it
 */
export async function toggleLineVoice(line: DramaLine): Promise<boolean> {
  if (lineVoice.lineId === line.id) {
    stopLineVoice();
    return false;
  }
  stopLineVoice();
  Object.assign(lineVoice, { lineId: line.id, state: 'making' });
  const player = createStreamPlayer(() => {
    if (current === mine) lineVoice.state = 'playing';
  });
  const mine = { abort: new AbortController(), player };
  current = mine;
  // the server makes what it was asked for, also when nobody waits for it any more
  const asks = !known.has(keyOf(line));
  try {
    await fill(line, player, mine.abort.signal);
    if (current === mine) await player.played;
  } catch (error) {
    // stopped on purpose
    if (mine.abort.signal.aborted) return asks;
    throw error;
  } finally {
    if (current === mine) stopLineVoice();
  }
  return asks;
}

/** Gives a player a line's sound. */
async function fill(line: DramaLine, player: StreamPlayer, signal: AbortSignal): Promise<void> {
  const heard = known.get(keyOf(line));
  if (heard) {
    player.add(new Uint8Array(await heard.arrayBuffer()));
    player.finish();
    return;
  }
  const { projectId } = script;
  const answer = await client.send(
    generateLineVoice,
    { script_id: projectId, drama_id: line.id },
    { signal },
  );
  if ('audio_data' in answer) player.add(bytesOf(answer.audio_data));
  else await receiveVoice(answer, { signal, onSound: player.add });
  known.set(keyOf(line), player.finish());
  if (script.projectId === projectId)
    showLines(script.lines.map((one) => (one.id === line.id ? { ...one, voice_points: 0 } : one)));
}

/** The script is left: voices may be another's when it is opened again. */
export function leaveLineVoices(): void {
  stopLineVoice();
  known.clear();
}

onSignOut(leaveLineVoices);
