/** The pictures that an installer shows of the app: the manifests name them, and tools/screenshots.mjs takes them. */

export const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/** One size for each shape, as installers demand. */
export const SCREENSHOTS = /** @type {const} */ ([
  { screen: 'draw', shape: 'wide', size: { width: 1440, height: 900 } },
  { screen: 'script', shape: 'wide', size: { width: 1440, height: 900 } },
  { screen: 'draw', shape: 'narrow', size: { width: 780, height: 1688 } },
  { screen: 'script', shape: 'narrow', size: { width: 780, height: 1688 } },
]);

/**
 * Below public/.
 * @param {Pick<(typeof SCREENSHOTS)[number], 'screen' | 'shape'>} shot
 * @param {(typeof LANGUAGES)[number]} language
 */
export const screenshotFile = ({ screen, shape }, language) =>
  `screenshots/${screen}-${shape}-${language}.webp`;
