import type { Config } from '../config.ts';
import { builtInMakers, makerRows } from './built-in.ts';
import type { BindTools, Snapshot } from './file/bind.ts';
import { bindAll, bindSnapshot } from './file/bind-row.ts';
import type { OpenedFile } from './file/read-file.ts';
import type { AnyModel } from './model.ts';
import { createModels, type Models } from './models.ts';
import type { Connection } from './net/call.ts';
import { createOpenAiExpansions } from './openai/expansions.ts';
import { createOpenAiLyrics } from './openai/lyrics.ts';
import { createOpenAiStories } from './openai/stories.ts';
import { createOpenAiTexts } from './openai/texts.ts';

/** The configured table: the rows of `MODELS_FILE`, then the text service of the settings, then the built-in engine. */
export function openModels(
  config: Config,
  { rows, memberUsdPerDay }: OpenedFile,
  entryOf: (name: string) => URL,
  tools: Omit<BindTools, 'memberUsdPerDay'>,
): Models {
  const bound = { ...tools, memberUsdPerDay };
  return createModels(
    [...bindAll(rows, bound), ...serviceRows(config), ...makerRows(builtInMakers(config, entryOf))],
    // snapshots are only written by this server
    (snapshot) => bindSnapshot(snapshot as Snapshot, bound),
  );
}

function serviceRows({ textUrl, textKey, textModel }: Config): AnyModel[] {
  if (!textUrl || !textModel) return [];
  const base = textUrl.replace(/\/+$/, '');
  const connection: Connection = {
    origin: new URL(base).origin,
    base,
    // it may be a server in the operator's own network, and the setting says nothing of that
    private: true,
    headers: textKey ? { authorization: `Bearer ${textKey}` } : {},
  };
  const service = { connection, model: textModel };
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
    {
      ...row,
      id: 'story-service',
      medium: 'story',
      maker: { runs: 'direct', make: createOpenAiStories(service) },
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
