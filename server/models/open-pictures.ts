import { fitted } from '../../generators/pictures/fitted.ts';
import { createStudioPictures } from '../../generators/pictures/picture-provider.ts';
import type { PictureProvider } from '../../generators/pictures/pictures.ts';
import { spread } from '../../generators/pictures/spread.ts';
import type { Config } from '../config.ts';

/** The picture provider of the configuration: the built-in engine, with a thread for each task made at the same time. */
export function openPictures(
  { pictureWorkers, pictureSide }: Pick<Config, 'pictureWorkers' | 'pictureSide'>,
  threadUrl: URL,
): PictureProvider {
  const first = createStudioPictures({ threadUrl });
  const others = Array.from({ length: pictureWorkers - 1 }, () => createStudioPictures({ threadUrl }));
  return fitted(spread(first.name, [first, ...others]), pictureSide);
}
