import { even } from './even.ts';
import type { PictureProvider, PictureRequest } from './pictures.ts';

function fit(request: PictureRequest, longSide: number): PictureRequest {
  const scale = longSide / Math.max(request.width, request.height);
  if (scale >= 1) return request;
  return { ...request, width: even(request.width * scale), height: even(request.height * scale) };
}

/** The same provider, limited to pictures with this long side in pixels. */
export const fitted = (provider: PictureProvider, longSide: number): PictureProvider => ({
  name: provider.name,
  generate: (request, options) => provider.generate(fit(request, longSide), options),
});
