import { CLIP_TOOLS, subModeOf, videoCost } from '../../src/api/video-modes.ts';
import { picturesIn, type VideoSent } from '../../src/api/video-request.ts';
import { COSTS } from '../ledger/costs.ts';
import type { Models } from '../models/models.ts';
import type { ServerKind } from '../tasks/paid-kind.ts';

/** The prices in the shape of the points answer. */
const PRICES = { total_points: 0, star_tel: '', avatar: '', show_tab: 0, ...COSTS } as const;

/** The usual price of a clip, where its model has none of its own; null for a row that no mode has. */
export function usualPrice(sent: VideoSent): number | null {
  const row = subModeOf(sent.tool_name ?? '', sent.model ?? '', sent.resolution ?? '');
  return row ? videoCost(row, PRICES, picturesIn(sent).references.length > 0) : null;
}

/** The price of a request that is sent again, without the pictures that its model takes no more: the page leaves them out. */
function priceAsTaken(models: Models, sent: VideoSent): number | null {
  const { tool_name: tool = '', model = '', resolution = '' } = sent;
  const { points, limits } = models.find('clip', { tool, model, resolution });
  if (points !== null) return points;
  const { images: _, character_images: __, ...wordsOnly } = sent;
  return usualPrice(limits.takes?.image === false ? wordsOnly : sent);
}

/** What a task's clip costs now. Models may have got another price since, or take less. */
export const clipPriceAgain: NonNullable<ServerKind['priceAgain']> = ({ models }, _, task, input) => {
  const { tool, points } = task;
  if (tool === CLIP_TOOLS.soundEffect)
    return models.has('sound-effect')
      ? (models.find('sound-effect', { tool }).points ?? COSTS.sound_effect_points)
      : points;
  if (tool === CLIP_TOOLS.hd)
    return models.has('clip-upscale')
      ? (models.find('clip-upscale', { tool }).points ?? COSTS.upscale_points)
      : points;
  if (tool === CLIP_TOOLS.lipSync) return models.find('lip-sync', { tool }).points ?? points;
  if (tool === CLIP_TOOLS.klingLipSync) return models.find('digital-human', { tool }).points ?? points;
  return priceAsTaken(models, input as VideoSent) ?? points;
};
