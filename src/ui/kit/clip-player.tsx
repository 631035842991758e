import { Dialog } from '@chakra-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEventHandler,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './clip-player.module.css';
import { FilmTrouble } from './film-trouble.tsx';
import { mediaOf } from './media-address.ts';
import { MessagesTie } from './messages-tie.tsx';
import { Portal } from './portal.tsx';
import { useReturnFocus } from './return-focus.ts';
import { useCloseRequest } from './use-close-request.ts';
import { useFilmArriving } from './use-film-arriving.ts';

/** A clip in full screen. Escape closes it, and the focus returns to its card. */
export function ClipPlayer({
  clip,
  label,
  card,
  loop = false,
  stage,
  actions,
  facts,
  children,
  onKey,
  onClosed,
}: {
  /** Null once it is deleted: the player closes. */
  clip: { key: string; video: string; poster: string; words: string } | null;
  label: string;
  /** Selector of the button that gets the focus afterwards. */
  card: string;
  loop?: boolean;
  /** Event handlers for the area around the clip, e.g. of swipes. */
  stage?: ComponentProps<'div'>;
  /** @param leave closes the player, and then calls its argument */
  actions: (leave: (then: () => void) => void) => ReactNode;
  /** A list of how it was made. */
  facts: ReactNode;
  /** Rendered below everything. */
  children?: ReactNode;
  onKey?: KeyboardEventHandler;
  onClosed: () => void;
}) {
  const { t } = useLingui();
  const [open, setOpen] = useState(true);
  const next = useRef<(() => void) | null>(null);
  const { ref, landing } = useReturnFocus();
  useCloseRequest(open, () => setOpen(false));
  const source = mediaOf(clip?.video ?? '');
  const { src, trouble, begun, handlers } = useFilmArriving(source);
  const playable = clip !== null;
  useEffect(() => {
    if (!playable) setOpen(false);
  }, [playable]);
  const leave = (then: () => void) => {
    next.current = then;
    setOpen(false);
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={() => {
        onClosed();
        next.current?.();
      }}
      finalFocusEl={() => document.querySelector<HTMLElement>(card) ?? landing()}
    >
      <Portal>
        <Dialog.Content
          ref={ref}
          unstyled
          className={styles.player}
          aria-label={label}
          {...(onKey ? { onKeyDown: onKey } : {})}
        >
          <div className={styles.top}>
            {actions(leave)}
            <button type="button" aria-label={t`Close`} onClick={() => setOpen(false)}>
              <X aria-hidden size={20} strokeWidth={1.75} />
            </button>
          </div>
          <div className={styles.stage} {...stage}>
            {clip && (
              // no captions: what is said, if anything, stands below
              <video
                key={clip.key}
                data-ui="player-clip"
                src={src}
                poster={mediaOf(clip.poster, 1280) ?? ''}
                controls
                autoPlay
                loop={loop}
                playsInline
                aria-label={label}
                {...handlers}
              />
            )}
            {clip && trouble && <FilmTrouble trouble={trouble} begun={begun} />}
          </div>
          {clip && (
            <div className={styles.details}>
              {clip.words && <p dir="auto">{clip.words}</p>}
              {facts}
            </div>
          )}
          {children}
          <MessagesTie />
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}
