import type { ExampleFace } from '../../src/api/lipsync.ts';

/** What the built-in engine paints for each example of an empty lip-sync page. The pictures on the page are made of the same paintings. */
export const PORTRAITS: Record<ExampleFace, { prompt: string; seed: number }> = {
  dusk: { prompt: 'Portrait of a smiling woman', seed: 6 },
  city: { prompt: 'Portrait of a man in a suit', seed: 5 },
  blue: { prompt: 'Portrait of a girl', seed: 7 },
  forest: { prompt: 'Portrait of a grandmother', seed: 4 },
};

/** Pixels of each side. */
export const PORTRAIT_SIDE = 768;
