/** The models that made a film's parts, to show in the export. (The task's provider is the one that joins them.) */
import type { MadeByAnswer } from '../../../src/api/made-by.ts';
import type { Models } from '../../models/models.ts';

/** A shot of the film with the model of its picture or clip; null for an upload. */
export interface NamedShot {
  shot: { source: { kind: 'picture' | 'clip' }; narrations: readonly unknown[] };
  by: string | null;
}

const once = (names: readonly (string | null)[]): string[] =>
  [...new Set(names.filter((name) => name !== null && name !== ''))] as string[];

/** The models of all parts, each once, in the order of the shots. @param composed whether the music is composed */
export function madeBy(
  models: Pick<Models, 'find'>,
  shots: readonly NamedShot[],
  { composed }: { composed: boolean },
): MadeByAnswer {
  const of = (kind: 'picture' | 'clip') =>
    once(shots.filter(({ shot }) => shot.source.kind === kind).map(({ by }) => by));
  const spoken = shots.some(({ shot }) => shot.narrations.length > 0);
  return {
    pictures: of('picture'),
    clips: of('clip'),
    voice: spoken ? [models.find('speech').name] : [],
    music: composed ? [models.find('music', { tool: 'film' }).name] : [],
  };
}
