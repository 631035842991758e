import type { InferInput } from 'valibot';
import { BUILT_IN_ENGINE } from '../../generators/name.ts';
import type { BoundModel } from '../../src/api/bound-models.ts';
import type { Medium } from './media.ts';
import type { ModelLimits } from './model.ts';
import type { Models } from './models.ts';

/** The configured models that replace the built-in engine, as members see them. */
export const boundModels = ({ rows }: Models): InferInput<typeof BoundModel>[] =>
  rows
    .filter(({ id, name }) => name !== BUILT_IN_ENGINE && !id.startsWith('built-in-'))
    .map(({ medium, for: wanted, name, points, limits: { ratios, seconds, needs, takes } }) => ({
      medium,
      ...(wanted.tool === undefined ? {} : { tool: wanted.tool }),
      ...(wanted.model === undefined ? {} : { model: wanted.model }),
      ...(wanted.resolution === undefined ? {} : { resolution: wanted.resolution }),
      name,
      ...(points === null ? {} : { points }),
      ...(ratios ? { ratios: [...ratios] } : {}),
      ...(seconds ? { seconds: [...seconds] } : {}),
      ...(needs?.length ? { needs: [...needs] } : {}),
      ...(takes && !takesAll(medium, takes) ? { takes } : {}),
    }));

const DRAWN_FROM_PICTURES: readonly Medium[] = ['picture', 'edit', 'variation'];

/** Whether a model takes every picture that the app has a place for. */
function takesAll(medium: Medium, { image, endImage }: Required<ModelLimits>['takes']): boolean {
  if (medium === 'clip') return image && endImage;
  return image || !DRAWN_FROM_PICTURES.includes(medium);
}
