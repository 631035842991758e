import type { Config } from '../config.ts';
import { builtInMakers, makerRows } from './built-in.ts';
import type { AnyModel } from './model.ts';
import { createModels, type Models } from './models.ts';
import { createOpenAiExpansions } from './openai/expansions.ts';
import { createOpenAiLyrics } from './openai/lyrics.ts';
import { createOpenAiTexts } from './openai/texts.ts';

/** The configured table: services first, then the built-in engine. */
export const openModels = (config: Config, entryOf: (name: string) => URL): Models =>
  createModels([...serviceRows(config), ...makerRows(builtInMakers(config, entryOf))]);

function serviceRows({ textUrl, textKey, textModel }: Config): AnyModel[] {
  if (!textUrl || !textModel) return [];
  const service = { url: textUrl, key: textKey, model: textModel };
  const texts = createOpenAiTexts(service);
  const expand = createOpenAiExpansions(service);
  const row = { for: {}, name: texts.name, limits: {}, points: null, traits: {} } as const;
  return [
    {
      ...row,
      id: 'text-service',
      medium: 'text',
      maker: { runs: 'direct', make: (request, options) => texts.writeScript(request, options) },
    },
    { ...row, id: 'expansion-service', medium: 'expansion', maker: { runs: 'direct', make: expand } },
    {
      ...row,
      id: 'lyrics-service',
      medium: 'lyrics',
      maker: { runs: 'direct', make: createOpenAiLyrics(service) },
    },
  ];
}
