import * as v from 'valibot';
import { readNoticeId } from '../api/notice-id.ts';
import { PAYMENT_NOTICE } from '../api/payment-notice.ts';
import { PushMessage, TEST_KIND } from '../api/push.ts';
import { kindOf, partOf } from '../api/task-kind.ts';
import { readAuth } from './engine/auth.ts';
import type { EngineDeps } from './engine/deps.ts';
import type { Engine } from './engine/engine.ts';
import { noticeStatus } from './engine/outbox.ts';
import { publish } from './engine/publish.ts';
import { recordPushed } from './engine/pushed.ts';
import { track } from './engine/track.ts';
import { isWanted, readNoticeSettings } from './notice-settings.ts';
import { noticeTexts } from './notice-texts.ts';
import { type ShownTask, showNotice, showPayment, showPlain } from './notify.ts';
import { loadPreferences } from './preferences.ts';
import type { Final } from './protocol.ts';
import { appWindows } from './scope.ts';

/** Milliseconds. Browsers require a notification soon after a push, even if the server does not answer. */
const PATIENCE = 30_000;

/** The data of a push event. */
interface PushData {
  json(): unknown;
}
type Named = NonNullable<ReturnType<typeof readNoticeId>>;

/**
 * Handles a push, the only reliable wake-up with everything closed. It polls once, which announces ends in the usual way, and
 * then always shows something, as browsers require: the end that the push names, under that notice's tag, and without a sound if
 * this device has announced it before.
 */
export async function onPush(
  deps: EngineDeps,
  engine: Pick<Engine, 'pollDue'>,
  data: PushData | null,
): Promise<void> {
  const { db } = deps;
  const message = readMessage(data);
  const [{ language }, settings] = await Promise.all([loadPreferences(db), readNoticeSettings(db)]);
  if (message?.kind === TEST_KIND) return showPlain('test-push', language);
  const named = message && (await mine(deps, message));
  if (message?.kind === PAYMENT_NOTICE.kind) {
    if (!named || !isWanted(settings, message.kind)) return showPlain('news', language, { silent: true });
    return showPayment(message.tag, language, { silent: await isLookedAt() });
  }
  const before = named && (await noticeStatus(db, message.tag, named.key));
  // a push that names nothing readable still has to show something
  const wanted = isWanted(settings, message?.kind ?? '');
  if (named && wanted && before?.task === null) await adopt(deps, message.kind, named);
  await Promise.race([engine.pollDue(), deps.clock.sleep(PATIENCE)]);
  const looked = await isLookedAt();
  if (!named || !wanted) return showPlain('news', language, { silent: looked || !wanted });
  const { st, task } = await noticeStatus(db, message.tag, named.key);
  if (st === 'shown' && before?.st !== 'shown') return;
  const known = st !== 'unknown';
  const shown = known && task ? task : guessed(message, named);
  await showNotice({ id: message.tag, task: shown }, language, {
    ...noticeTexts(language, shown),
    silent: looked || known,
  });
  if (!known) await recordPushed(db, message.tag, deps.clock.now());
}

const isLookedAt = async (): Promise<boolean> =>
  (await appWindows()).some(({ visibilityState }) => visibilityState === 'visible');

function readMessage(data: PushData | null): PushMessage | null {
  try {
    const parsed = v.safeParse(PushMessage, data?.json());
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** The end that the push names; null if it belongs to another account than the one signed in here. */
async function mine({ db }: EngineDeps, { tag }: PushMessage): Promise<Named | null> {
  const named = readNoticeId(tag);
  return named && named.user === (await readAuth(db)).user ? named : null;
}

/** Tracks a task that another device started, so that the poll reports how it ended. */
async function adopt(
  { db, kinds, clock, post }: EngineDeps,
  name: string,
  { id, lane }: Named,
): Promise<void> {
  const kind = kindOf(kinds, name);
  const bare = { kind: name, page: '' };
  // some lanes are named after the tool, which a push does not contain
  const context = [bare, { ...bare, tool: partOf(lane) }].find((one) => kind?.lane(one, id) === lane);
  if (!kind || !context) return;
  const page = kind.place({ id, context, result: {} });
  const found = { kind: name, id, context: { ...context, page } };
  const { lanes: _, ...delta } = await track(db, kinds, [found], clock.now());
  publish({ post }, delta);
}

/** The task as far as the push describes it. */
const guessed = ({ kind, final, told = {} }: PushMessage, { id, key }: Named): ShownTask => ({
  id,
  key,
  kind,
  final: final as Final,
  context: { kind, page: '' },
  result: told,
});
