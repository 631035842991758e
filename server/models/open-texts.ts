import { createStudioTexts } from '../../generators/text/provider.ts';
import type { TextProvider } from '../../generators/text/texts.ts';
import type { Config } from '../config.ts';
import { createOpenAiTexts } from './openai/texts.ts';

/** The text provider of the configuration: a service when one is named, else the built-in engine. */
export const openTexts = ({
  textUrl,
  textKey,
  textModel,
}: Pick<Config, 'textUrl' | 'textKey' | 'textModel'>): TextProvider =>
  textUrl && textModel
    ? createOpenAiTexts({ url: textUrl, key: textKey, model: textModel })
    : createStudioTexts();
