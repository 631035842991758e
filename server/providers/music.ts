/** temporary */
export type Mood = 'calm' | 'warm' | 'hopeful' | 'tense' | 'sad' | 'epic' | 'playful' | 'mysterious';
export interface Music { data: Uint8Array; ext: string; mime: string; seconds: number }
export interface MusicProvider { readonly name: string; compose(request: { seconds: number; mood: Mood; seed: number }, options: { signal: AbortSignal }): Promise<Music> }
