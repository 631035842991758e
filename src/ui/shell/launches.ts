import { ENDED_MARK } from '../../api/ended-mark.ts';
import { SHARE_PATH, sharePlace } from '../../api/share.ts';
import { refusalOf } from '../../api/uploads.ts';
import { storeSharedPicture } from '../../store/draw/shared-picture.ts';
import { showResultsOf } from '../kit/turn-side.ts';
import { navigate } from '../router/hash-location.ts';
import { splitAddress, startedAt, takeFound } from './address-intake.ts';

/** A launch of the installed app; not in the page's types, because only Chromium has it. */
export interface Launch {
  targetURL?: string;
  files?: readonly Pick<FileSystemFileHandle, 'getFile'>[];
}
interface LaunchQueue {
  setConsumer(consume: (launch: Launch) => void): void;
}

/**
 * Opens the place of a launch of the installed app in the window that is already open: a shortcut, a link, a picture opened with
 * the app. The launch that loaded this page is ignored, and so is the one that a reload repeats.
 */
export function followLaunches(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let echo = load?.type === 'reload' || load?.type === 'back_forward';
  (globalThis as unknown as { launchQueue: LaunchQueue }).launchQueue.setConsumer((launch) => {
    const old = echo;
    echo = false;
    if (!old) void follow(launch);
  });
}

async function follow({ targetURL = '', files = [] }: Launch): Promise<void> {
  const [file] = files;
  if (file) {
    const outcome = await received(file);
    navigate(sharePlace(outcome));
  } else if (targetURL && !hasLoadedThis(targetURL)) {
    const { found, clean } = splitAddress(targetURL);
    const { hash, pathname } = new URL(clean);
    if (found[ENDED_MARK]) showResultsOf(hash.slice(1));
    takeFound(found);
    // a share's form can't arrive this way, only its address
    navigate(pathname === SHARE_PATH ? sharePlace('again') : hash.slice(1) || '/');
  }
}

/** Whether this launch loaded the open page; a share was redirected to the drawing page. */
function hasLoadedThis(targetURL: string): boolean {
  const shared = new URL(targetURL).pathname === SHARE_PATH && new URL(startedAt).hash.includes('shared=');
  return shared || targetURL === startedAt;
}

async function received(file: Pick<FileSystemFileHandle, 'getFile'>) {
  try {
    const picture = await file.getFile();
    const refusal = refusalOf(picture, 'drawReference');
    if (!refusal) await storeSharedPicture(picture);
    return refusal ?? 'picture';
  } catch (error) {
    console.warn(error);
    return 'again';
  }
}
