import type { TextProvider } from '../../texts.ts';
import { writeScript } from './script.ts';

/** The built-in text engine: rules and word lists for Chinese and English, no model. What it cannot do is in docs/films.md. */
export const createStudioTexts = (): TextProvider => ({
  name: 'built-in engine',
  async writeScript(request, { signal }) {
    signal.throwIfAborted();
    return writeScript(request);
  },
});
