import { Dialog } from '@chakra-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { AnimatePresence, LazyMotion, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { closeOverlay, type PictureRef, turnViewer, viewed } from '../../store/draw/overlay.ts';
import { mediaOf } from '../kit/media-address.ts';
import { MessagesTie } from '../kit/messages-tie.tsx';
import { Portal } from '../kit/portal.tsx';
import { useReturnFocus } from '../kit/return-focus.ts';
import { shortName } from '../kit/short-name.ts';
import { useCloseRequest } from '../kit/use-close-request.ts';
import { useSwipe } from '../kit/use-swipe.ts';
import { neighbourOf, pictureBeside } from './neighbour.ts';
import { useDrawn } from './use-drawn.ts';
import { useZoom } from './use-zoom.ts';
import styles from './viewer.module.css';
import { ViewerActions } from './viewer-actions.tsx';
import { ViewerDetails } from './viewer-details.tsx';
import { ViewerSides } from './viewer-sides.tsx';

const features = () => import('./viewer-motion.ts').then(({ default: found }) => found);
/** Elements on which a press does not close the view. */
const CONTENT = 'img, button, [role=menu], [data-ui=viewer-prompt]';

/**
 * One picture in full screen, with its prompt and its actions. Left, right and swipes go through its record and on to the records
 * beside it, up and down from record to record; a press on the picture, Z, + and - zoom; Escape or a press beside the picture closes it.
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
  const step = (by: 1 | -1) => {
    const now = viewed();
    if (now) turn(pictureBeside(now, by));
  };
  const stepRecord = (by: 1 | -1) => {
    const now = viewed();
    if (now) turn(neighbourOf(now.id, by));
  };
  const swipe = useSwipe((by) => {
    if (!zoomed) step(by);
  });
  useEffect(() => {
    if (!picture) setOpen(false);
  }, [picture]);
  const onKey = (event: KeyboardEvent) => {
    // an open menu has its own keys
    if (event.target instanceof Element && event.target.closest('[role=menu]')) return;
    // with these, keys are the browser's: undo, back, zoom
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { key } = event;
    if (key === 'z' || key === 'Z' || (zoomed ? key === '-' : key === '+' || key === '=')) toggle();
    // arrow keys scroll a picture that is larger than the window
    if (zoomed) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowUp') stepRecord(-1);
    if (key === 'ArrowDown') stepRecord(1);
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
              aria-keyshortcuts={zoomed ? 'Z -' : 'Z +'}
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
          {picture && <ViewerSides picture={{ id, index }} onStep={step} />}
          <MessagesTie />
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}
