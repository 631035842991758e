import { even } from './even.ts';
import type { PictureProvider } from './pictures.ts';

/** The same request, made smaller where its long side is above the limit. Both sides stay even, in pixels. */
export function withinSide<Sized extends { width: number; height: number }>(
  request: Sized,
  longSide: number,
): Sized {
  const scale = longSide / Math.max(request.width, request.height);
  if (scale >= 1) return request;
  return { ...request, width: even(request.width * scale), height: even(request.height * scale) };
}

/** The same provider, limited to pictures with this long side in pixels. */
export const fitted = (provider: PictureProvider, longSide: number): PictureProvider => ({
  name: provider.name,
  generate: (request, options) => provider.generate(withinSide(request, longSide), options),
});
