import { checkedText } from './notice-texts.ts';
import { loadPreferences } from './preferences.ts';
import { APP, appWindows, scope } from './scope.ts';
import { db, engine } from './worker-engine.ts';

/** A push is the only real wake-up with everything closed. It polls once, and always shows something. */
export async function onPush(): Promise<void> {
  const before = await shownTags();
  await Promise.race([engine.tick(), new Promise((resolve) => setTimeout(resolve, 60_000))]);
  const after = await shownTags();
  if ([...after].some((tag) => !before.has(tag))) return;
  const windows = await appWindows();
  const { language } = await loadPreferences(db);
  await scope.registration.showNotification(checkedText(language), {
    tag: 'news',
    // who looks at the app has seen it there
    silent: windows.some(({ visibilityState }) => visibilityState === 'visible'),
    icon: `${APP}icons/icon-192.png`,
    lang: language,
  });
}

const shownTags = async (): Promise<Set<string>> =>
  new Set((await scope.registration.getNotifications()).map(({ tag }) => tag));
