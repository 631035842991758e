import type { Medium } from '../media.ts';
import type { AnyModel } from '../model.ts';
import { type BindTools, bindRemote, type Snapshot } from './bind.ts';
import { bindDirect } from './bind-direct.ts';
import {
  CLIP,
  CLIP_UPSCALE,
  DIGITAL_HUMAN,
  LIP_SYNC,
  MUSIC,
  PICTURE,
  SONG,
  SOUND_EFFECT,
  UPSCALE,
} from './bindings.ts';
import { mediaOf } from './media-of.ts';
import type { BoundRow } from './read-file.ts';

/** The model of a row for one of its media; null for a medium that rows cannot make. */
export function bindRow(bound: BoundRow, medium: Medium, tools: BindTools): AnyModel | null {
  const plain = { ...tools, traits: {} };
  switch (medium) {
    case 'picture':
    case 'edit':
    case 'variation':
      return bindRemote(bound, medium, PICTURE, plain) as AnyModel;
    case 'upscale':
      return bindRemote(bound, medium, UPSCALE, plain);
    case 'clip':
      return bindRemote(bound, medium, CLIP, plain);
    case 'sound-effect':
      return bindRemote(bound, medium, SOUND_EFFECT, plain);
    case 'music':
      return bindRemote(bound, medium, MUSIC, plain);
    case 'lip-sync':
      return bindRemote(bound, medium, LIP_SYNC, plain);
    case 'digital-human':
      return bindRemote(bound, medium, DIGITAL_HUMAN, plain);
    case 'song':
      return bindRemote(bound, medium, SONG, { ...tools, traits: { sings: true } });
    case 'clip-upscale':
      return bindRemote(bound, medium, CLIP_UPSCALE, plain);
    default:
      return bindDirect(bound, medium, tools);
  }
}

/** The models of all rows, one per medium that a row makes. */
export const bindAll = (rows: readonly BoundRow[], tools: BindTools): AnyModel[] =>
  rows.flatMap((bound) => mediaOf(bound.row).flatMap((medium) => bindRow(bound, medium, tools) ?? []));

/** The model of a stored row. */
export const bindSnapshot = (
  { medium, memberUsdPerDay, ...bound }: Snapshot,
  tools: BindTools,
): AnyModel | null => bindRow(bound, medium, { ...tools, memberUsdPerDay });
