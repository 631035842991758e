/** How one installs the app where the browser asks nothing by itself. */
export type InstallGuide =
  /** A browser inside another app, which installs nothing. */
  | 'in-app'
  | 'ios'
  | 'samsung'
  | 'android'
  | 'edge'
  | 'chromium'
  | 'mac-safari'
  /** Known to install no web apps. */
  | 'none'
  | 'unknown';

/** By how a browser calls itself; the first that fits counts, since most call themselves Chrome and Safari as well. */
const BY_NAME: readonly (readonly [RegExp, InstallGuide])[] = [
  [/MicroMessenger|\bQQ\/|Weibo|DingTalk|AlipayClient|FBA[NV]|Instagram|\bLine\//, 'in-app'],
  [/SamsungBrowser\//, 'samsung'],
  [/Android/, 'android'],
  [/Firefox\//, 'none'],
  [/OPR\//, 'unknown'],
  [/Edg\//, 'edge'],
  [/Chrome\//, 'chromium'],
  // it can since version 17
  [/Macintosh.* Version\/(?:1[7-9]|[2-9]\d)\S* Safari\//, 'mac-safari'],
];

/** @param userAgent the browser's name of itself @param isIos whether it has Safari's flag of iPhone and iPad, whose Safari may call itself a Mac's */
export function installGuideOf(userAgent: string, isIos: boolean): InstallGuide {
  const named = BY_NAME.find(([name]) => name.test(userAgent))?.[1];
  return named === 'in-app' || !isIos ? (named ?? 'unknown') : 'ios';
}

/** Guides that are worth offering unasked: on phones, where an app on the home screen is what people expect. */
export const OFFERED_GUIDES: ReadonlySet<InstallGuide> = new Set(['ios', 'samsung', 'android']);
