import type { Config } from '../config.ts';
import { fitted } from './fitted.ts';
import type { PictureProvider } from './pictures.ts';
import { spread } from './spread.ts';
import { createStudioPictures } from './studio/picture-provider.ts';

/** The picture provider of the configuration: the built-in engine, with a thread for each task made at the same time. */
export function openPictures(
  { pictureWorkers, pictureSide }: Pick<Config, 'pictureWorkers' | 'pictureSide'>,
  threadUrl: URL,
): PictureProvider {
  const first = createStudioPictures({ threadUrl });
  const others = Array.from({ length: pictureWorkers - 1 }, () => createStudioPictures({ threadUrl }));
  return fitted(spread(first.name, [first, ...others]), pictureSide);
}
