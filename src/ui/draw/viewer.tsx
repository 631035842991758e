import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useLingui } from '@lingui/react/macro';
import { AnimatePresence, LazyMotion, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { ChevronLeft, ChevronRight, Download, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { mediaOf } from '../kit/media-address.ts';
import { useReturnFocus } from '../kit/return-focus.ts';
import { saveFile } from '../kit/save-file.ts';
import { useSwipe } from '../kit/use-swipe.ts';
import { useZoom } from './use-zoom.ts';
import styles from './viewer.module.css';

const features = () => import('./viewer-motion.ts').then(({ default: found }) => found);

/**
 * One picture over the whole window, with its prompt. Arrow keys and swipes go through its record; a press on the picture or Z zooms;
 * Escape or a press beside the picture closes it.
 */
export default function Viewer({
  images,
  prompt,
  start,
  onClose,
}: {
  images: readonly string[];
  prompt: string;
  start: number;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const still = useReducedMotion();
  const [index, setIndex] = useState(start);
  const [open, setOpen] = useState(true);
  const { ref, landing } = useReturnFocus();
  const address = images[index] ?? '';
  const number = index + 1;
  const total = images.length;
  const { zoomed, frame, toggle, reset } = useZoom();
  const step = (by: number) => {
    reset();
    setIndex((index + by + total) % total);
  };
  const swipe = useSwipe((by) => {
    if (total > 1 && !zoomed) step(by);
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'z' || event.key === 'Z') toggle();
    // the arrows move a picture that is larger than the window
    if (zoomed) return;
    if (total > 1 && event.key === 'ArrowLeft') step(-1);
    if (total > 1 && event.key === 'ArrowRight') step(1);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('img, button, [data-ui=viewer-prompt]')) setOpen(false);
  };

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={onClose}
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
            {...(zoomed ? { role: 'region', tabIndex: 0, 'aria-label': t`Zoomed picture` } : {})}
          >
            <LazyMotion features={features} strict>
              <AnimatePresence initial={false}>
                <m.img
                  key={address}
                  src={mediaOf(address) ?? ''}
                  alt={t`${number} of ${total}: ${prompt}`}
                  initial={{ opacity: 0, scale: still ? 1 : 0.985 }}
                  animate={{ opacity: 1, scale: 1 }}
                  exit={{ opacity: 0 }}
                  transition={{ duration: still ? 0 : 0.18 }}
                  onClick={toggle}
                />
              </AnimatePresence>
            </LazyMotion>
          </div>
          {prompt && !zoomed && (
            <p data-ui="viewer-prompt" className={styles.prompt}>
              {prompt}
            </p>
          )}
          <div className={styles.top}>
            <p aria-live="polite">{total > 1 ? t`${number} of ${total}` : ''}</p>
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
            <button
              type="button"
              aria-label={t`Download picture ${number}`}
              onClick={() => void saveFile(mediaOf(address) ?? address, prompt, index)}
            >
              <Download aria-hidden size={19} strokeWidth={1.75} />
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
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}
