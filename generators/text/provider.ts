import { BUILT_IN_ENGINE } from '../name.ts';
import { writeScript } from './script.ts';
import type { TextProvider } from './texts.ts';

/** The built-in text engine: rules and word lists for Chinese and English, no model. What it cannot do is in docs/films.md. */
export const createStudioTexts = (): TextProvider => ({
  name: BUILT_IN_ENGINE,
  async writeScript(request, { signal }) {
    signal.throwIfAborted();
    return writeScript(request);
  },
});
