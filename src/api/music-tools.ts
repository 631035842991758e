/** Limits of each music provider, shared by form, worker and server. */

/** How long the built-in engine's songs are, in minutes; SONG_SECONDS in generators/songs has it in seconds. */
export const SONG_MINUTES = { min: 1, max: 3 } as const;

export const MUSIC_TOOLS = [
  {
    tool: 'suno',
    api: 'duomi',
    name: 'Suno',
    /** Accepted file extensions of reference audio (MUSIC-20, MUSIC-21). */
    audio: ['.mp3', '.mp4'],
    /** Maximum characters of each field; 0 if the form lacks the field. */
    title: 80,
    description: 200,
    style: 120,
    lyrics: 1200,
    /** Whether it has a description mode and a mode with title, style and lyrics. */
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

/** The row of a provider, by tool or API name; undefined for an unknown name. */
export const musicToolOf = (name: string): MusicToolRow | undefined =>
  MUSIC_TOOLS.find(({ tool, api }) => tool === name || api === name);

/** 0: description only; 1: title, style and lyrics (MUSIC-05). */
export const CUSTOM_MODE = { inspiration: 0, professional: 1 } as const;

export const REFERENCE_AUDIO = { maxBytes: 10 * 1024 * 1024, minSeconds: 30, maxSeconds: 120 } as const;

/** Why a reference audio is rejected. The server makes the same checks on the file's contents. */
export type ReferenceProblem = 'type' | 'size' | 'length' | 'unreadable';

/** Checks a file's name and size before it is read (MUSIC-20 to MUSIC-22). @returns null if both are allowed */
export function referenceFileProblem(
  { name, size }: { name: string; size: number },
  { audio }: Pick<MusicToolRow, 'audio'>,
): ReferenceProblem | null {
  if (!audio.some((ending) => name.toLowerCase().endsWith(ending))) return 'type';
  return size >= REFERENCE_AUDIO.maxBytes ? 'size' : null;
}

/** Whether a reference has an allowed length, rounded to seconds because encoding adds a few hundredths (MUSIC-23). */
export function referenceLengthFits(seconds: number): boolean {
  const whole = Math.round(seconds);
  return whole >= REFERENCE_AUDIO.minSeconds && whole <= REFERENCE_AUDIO.maxSeconds;
}

/** Maximum characters of the instruction for the lyrics writer. */
export const LYRIC_TASK_CHARACTERS = 500;
