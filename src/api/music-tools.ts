/** What each provider of music accepts; form, worker and server read the same rows. */

export const MUSIC_TOOLS = [
  {
    tool: 'suno',
    api: 'duomi',
    name: 'Suno',
    /** Endings of a reference audio's name (MUSIC-20, MUSIC-21). */
    audio: ['.mp3', '.mp4'],
    /** Most characters of each field; 0 for a field that the form lacks. */
    title: 80,
    description: 200,
    style: 120,
    lyrics: 1200,
    /** It has a form for a description alone, and one for title, style and lyrics. */
    custom: true,
  },
  {
    tool: 'mureka',
    api: 'ai302',
    name: 'Mureka',
    audio: ['.mp3'],
    title: 0,
    description: 200,
    style: 0,
    lyrics: 1200,
    custom: false,
  },
] as const;

export type MusicTool = (typeof MUSIC_TOOLS)[number]['tool'];
export type MusicToolRow = (typeof MUSIC_TOOLS)[number];

/** The row of a provider, by the name of tool or API; undefined for another server's. */
export const musicToolOf = (name: string): MusicToolRow | undefined =>
  MUSIC_TOOLS.find(({ tool, api }) => tool === name || api === name);

/** 0: a description is enough; 1: title, style and lyrics (MUSIC-05). */
export const CUSTOM_MODE = { inspiration: 0, professional: 1 } as const;

export const REFERENCE_AUDIO = { maxBytes: 10 * 1024 * 1024, minSeconds: 30, maxSeconds: 120 } as const;

/** Why a reference audio is not taken. The server checks the same, by the file's contents. */
export type ReferenceProblem = 'type' | 'size' | 'length' | 'unreadable';

/** What is wrong with a file's name or size, before it is read (MUSIC-20 to MUSIC-22). */
export function referenceFileProblem(
  { name, size }: { name: string; size: number },
  { audio }: Pick<MusicToolRow, 'audio'>,
): ReferenceProblem | null {
  if (!audio.some((ending) => name.toLowerCase().endsWith(ending))) return 'type';
  return size >= REFERENCE_AUDIO.maxBytes ? 'size' : null;
}

/** Whether a reference is long enough, and not too long, to the second: coding adds a few hundredths (MUSIC-23). */
export function referenceLengthFits(seconds: number): boolean {
  const whole = Math.round(seconds);
  return whole >= REFERENCE_AUDIO.minSeconds && whole <= REFERENCE_AUDIO.maxSeconds;
}

/** Most characters of the lyric writer's task. */
export const LYRIC_TASK_CHARACTERS = 500;
