import type { Mood } from '../../music.ts';
export const moodOf = (_words: string): Mood => 'calm';
