import { createToaster, Toast, Toaster, type ToastOptions } from '@chakra-ui/react/toast';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { type Toast as Message, takeToasts, toasts } from '../../store/toasts.ts';
import { Portal } from '../kit/portal.tsx';
import { keepClearOfFocus } from './clear-of-focus.ts';
import styles from './toaster.module.css';
import { noteFocusBefore, useFocusBack } from './use-focus-back.ts';
import { WithOwnWords } from './with-own-words.tsx';

const toaster = createToaster({
  // below the page's head, where its buttons are, and clear of the prompt bar and the tab bar at the bottom
  placement: 'top',
  gap: 10,
  // on a phone two messages side by side would cover half the page: the newest is stacked on the others, and a touch spreads them
  overlap: matchMedia('(max-width: 640px)').matches,
  offsets: {
    // an open dialog says where, and what has the focus is not covered
    top: 'max(var(--messages-top, calc(68px + env(safe-area-inset-top))), var(--messages-least, 0px))',
    right: 'var(--messages-right, 16px)',
    bottom: '16px',
    left: 'var(--messages-left, 16px)',
  },
});

function show({ id, type, title, own, description, image, action, seconds }: Message): void {
  toaster.create({
    id,
    type,
    title,
    description,
    duration: seconds ? seconds * 1000 : action ? 10_000 : 5_000,
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
    meta: { image, own },
  });
}

/** Shows the queued toasts; the library pauses on hover, handles swipes and tells screen readers. */
export default function ToasterHost() {
  const { t } = useLingui();
  const { waiting, cleared } = useSnapshot(toasts);

  useEffect(() => {
    if (waiting.length === 0) return;
    // the library starts listening after this effect
    const timer = setTimeout(() => takeToasts().forEach(show), 0);
    return () => clearTimeout(timer);
  }, [waiting]);

  useEffect(() => {
    if (cleared > 0) toaster.remove();
  }, [cleared]);

  return (
    // beside the app, all of which an open dialog hides from screen readers, and not inside it
    <Portal>
      {/* the part of the page that a dialog's focus trap observes for its sake, see MessagesTie */}
      <div ref={besideFocus}>
        <Toaster toaster={toaster} aria-label={t`Messages`}>
          {(message) => <OneToast message={message} />}
        </Toaster>
      </div>
    </Portal>
  );
}

/** For the element around all messages. @returns ends it */
function besideFocus(place: HTMLDivElement | null): () => void {
  const forget = noteFocusBefore(place);
  const leave = place && keepClearOfFocus(place);
  return () => {
    forget();
    leave?.();
  };
}

function OneToast({ message }: { message: ToastOptions }) {
  const { t } = useLingui();
  const { title, description, action, meta } = message;
  return (
    <Toast.Root ref={useFocusBack()}>
      {meta?.image && <img className={styles.image} src={meta.image} alt="" />}
      <div className={styles.said}>
        <div>
          <Toast.Title>
            <WithOwnWords sentence={String(title)} own={meta?.own ?? []} />
          </Toast.Title>
          {description && <Toast.Description dir="auto">{description}</Toast.Description>}
        </div>
        {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
      </div>
      <Toast.CloseTrigger aria-label={t`Close`} />
    </Toast.Root>
  );
}
