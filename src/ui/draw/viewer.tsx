import { Dialog } from '@chakra-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { AnimatePresence, LazyMotion, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { closeOverlay, type PictureRef, turnViewer, viewed } from '../../store/draw/overlay.ts';
import { mediaOf } from '../kit/media-address.ts';
import { MessagesTie } from '../kit/messages-tie.tsx';
import { Portal } from '../kit/portal.tsx';
import { useReturnFocus } from '../kit/return-focus.ts';
import { shortName } from '../kit/short-name.ts';
import { useCloseRequest } from '../kit/use-close-request.ts';
import { useSwipe } from '../kit/use-swipe.ts';
import { neighbourOf } from './neighbour.ts';
import { useDrawn } from './use-drawn.ts';
import { useZoom } from './use-zoom.ts';
import styles from './viewer.module.css';
import { ViewerActions } from './viewer-actions.tsx';
import { ViewerDetails } from './viewer-details.tsx';

const features = () => import('./viewer-motion.ts').then(({ default: found }) => found);
/** Elements on which a press does not close the view. */
const CONTENT = 'img, button, [role=menu], [data-ui=viewer-prompt]';

/**
 * One picture in full screen, with its prompt and its actions. Left, right and swipes go through its record, up and down through the
 * history; a press on the picture or Z zooms; Escape or a press beside the picture closes it.
 */
export default function Viewer({ picture: { id, index } }: { picture: PictureRef }) {
  const { t } = useLingui();
  const still = useReducedMotion();
  const [open, setOpen] = useState(true);
  const next = useRef<(() => void) | null>(null);
  const { ref, landing } = useReturnFocus();
  useCloseRequest(open, () => setOpen(false));
  const picture = useDrawn({ id, index });
  const { zoomed, frame, toggle, reset } = useZoom();
  const number = index + 1;
  const total = picture?.view.images.length ?? 0;
  const turn = (to: PictureRef | null) => {
    if (!to) return;
    reset();
    turnViewer(to);
  };
  const step = (by: number) => {
    const now = viewed();
    if (now) turn({ ...now, index: (now.index + by + total) % total });
  };
  const stepRecord = (by: 1 | -1) => {
    const now = viewed();
    if (now) turn(neighbourOf(now.id, by));
  };
  const swipe = useSwipe((by) => {
    if (total > 1 && !zoomed) step(by);
  });
  useEffect(() => {
    if (!picture) setOpen(false);
  }, [picture]);
  const onKey = (event: KeyboardEvent) => {
    // an open menu has its own keys
    if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
    // with these, keys are the browser's: undo, back, zoom
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'z' || event.key === 'Z') toggle();
    // arrow keys scroll a picture that is larger than the window
    if (zoomed) return;
    if (total > 1 && event.key === 'ArrowLeft') step(-1);
    if (total > 1 && event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowUp') stepRecord(-1);
    if (event.key === 'ArrowDown') stepRecord(1);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest(CONTENT)) setOpen(false);
  };
  // the whole prompt stands below the picture
  const prompt = shortName(picture?.view.prompt ?? '');

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={() => {
        closeOverlay();
        next.current?.();
      }}
      finalFocusEl={landing}
    >
      <Portal>
        <Dialog.Content
          ref={ref}
          unstyled
          className={styles.viewer}
          onKeyDown={onKey}
          onClick={onClick}
          {...swipe}
          aria-label={prompt}
          data-zoomed={zoomed || undefined}
        >
          <div
            ref={frame}
            className={styles.frame}
            // it can keep the focus when zooming ends, or no key would reach the view anymore
            tabIndex={zoomed ? 0 : -1}
            {...(zoomed ? { role: 'region', 'aria-label': t`Zoomed picture` } : {})}
          >
            {picture && (
              <LazyMotion features={features} strict>
                <AnimatePresence initial={false}>
                  <m.img
                    key={picture.address}
                    src={mediaOf(picture.address) ?? ''}
                    alt={t`${number} of ${total}: ${prompt}`}
                    initial={{ opacity: 0, scale: still ? 1 : 0.985 }}
                    animate={{ opacity: 1, scale: 1 }}
                    exit={{ opacity: 0 }}
                    transition={{ duration: still ? 0 : 0.18 }}
                    onClick={toggle}
                  />
                </AnimatePresence>
              </LazyMotion>
            )}
          </div>
          {picture && !zoomed && <ViewerDetails picture={picture} />}
          <div className={styles.top}>
            <p aria-live="polite">{total > 1 ? t`${number} of ${total}` : ''}</p>
            {picture && (
              <ViewerActions
                picture={picture}
                onLeave={(then) => {
                  next.current = then;
                  setOpen(false);
                }}
              />
            )}
            <button
              type="button"
              aria-label={zoomed ? t`Fit to the window` : t`Zoom in`}
              aria-keyshortcuts="Z"
              onClick={() => toggle()}
            >
              {zoomed ? (
                <ZoomOut aria-hidden size={19} strokeWidth={1.75} />
              ) : (
                <ZoomIn aria-hidden size={19} strokeWidth={1.75} />
              )}
            </button>
            <button type="button" aria-label={t`Close`} onClick={() => setOpen(false)}>
              <X aria-hidden size={20} strokeWidth={1.75} />
            </button>
          </div>
          {total > 1 && (
            <>
              <button type="button" className={styles.side} aria-label={t`Previous`} onClick={() => step(-1)}>
                <ChevronLeft aria-hidden size={22} strokeWidth={1.75} />
              </button>
              <button
                type="button"
                className={`${styles.side} ${styles.next}`}
                aria-label={t`Next`}
                onClick={() => step(1)}
              >
                <ChevronRight aria-hidden size={22} strokeWidth={1.75} />
              </button>
            </>
          )}
          <MessagesTie />
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}
