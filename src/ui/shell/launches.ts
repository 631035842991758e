import { SHARE_PATH, sharePlace } from '../../api/share.ts';
import { refusalOf } from '../../api/uploads.ts';
import { keepShared } from '../../store/draw/shared-picture.ts';
import { navigate } from '../router/hash-location.ts';
import { splitAddress, startedAt, takeFound } from './address-intake.ts';

/** What the system asks of the installed app; not in the page's types, since Chromium alone has it. */
export interface Launch {
  targetURL?: string;
  files?: readonly Pick<FileSystemFileHandle, 'getFile'>[];
}
interface LaunchQueue {
  setConsumer(consume: (launch: Launch) => void): void;
}

/**
 * Goes where a launch of the installed app leads, in the window that is open already: a shortcut, a link, a picture opened with
 * the app. The launch that loaded this very page needs nothing more, and a reload repeats the last launch, which was followed then.
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
    takeFound(found);
    // the form of a share cannot come this way: only its address did
    navigate(pathname === SHARE_PATH ? sharePlace('again') : hash.slice(1) || '/');
  }
}

/** Whether the page that is open came of this launch; a share was led on to the drawing page while it was loading. */
function hasLoadedThis(targetURL: string): boolean {
  const shared = new URL(targetURL).pathname === SHARE_PATH && new URL(startedAt).hash.includes('shared=');
  return shared || targetURL === startedAt;
}

async function received(file: Pick<FileSystemFileHandle, 'getFile'>) {
  try {
    const picture = await file.getFile();
    const refusal = refusalOf(picture, 'drawReference');
    if (!refusal) await keepShared(picture);
    return refusal ?? 'picture';
  } catch (error) {
    console.warn(error);
    return 'again';
  }
}
