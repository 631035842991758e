import type { Config } from '../config.ts';
import { builtInMakers, makerRows } from './built-in.ts';
import type { AnyModel } from './model.ts';
import { createModels, type Models } from './models.ts';
import { createOpenAiTexts } from './openai/texts.ts';

/** The configured table: services first, then the built-in engine. */
export const openModels = (config: Config, entryOf: (name: string) => URL): Models =>
  createModels([...serviceRows(config), ...makerRows(builtInMakers(config, entryOf))]);

function serviceRows({ textUrl, textKey, textModel }: Config): AnyModel[] {
  if (!textUrl || !textModel) return [];
  const texts = createOpenAiTexts({ url: textUrl, key: textKey, model: textModel });
  return [
    {
      id: 'text-service',
      medium: 'text',
      for: {},
      name: texts.name,
      limits: {},
      points: null,
      traits: {},
      maker: { runs: 'direct', make: (request, options) => texts.writeScript(request, options) },
    },
  ];
}
