/** Screenshots for app installers: listed in the manifests, taken by tools/screenshots.mjs. */

export const LANGUAGES = /** @type {const} */ (['en', 'zh']);

/** One size for each shape, as installers require. */
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
