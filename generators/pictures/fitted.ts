import { even } from './even.ts';
import type { PictureProvider } from './pictures.ts';

/** Scales a request down so that its long side is within a limit, in pixels. Both sides stay even. */
export function withinSide<Sized extends { width: number; height: number }>(
  request: Sized,
  longSide: number,
): Sized {
  const scale = longSide / Math.max(request.width, request.height);
  if (scale >= 1) return request;
  return { ...request, width: even(request.width * scale), height: even(request.height * scale) };
}

/** Limits a provider's pictures to a long side in pixels. */
export const fitted = (provider: PictureProvider, longSide: number): PictureProvider => ({
  name: provider.name,
  generate: (request, options) => provider.generate(withinSide(request, longSide), options),
});
