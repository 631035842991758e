import { Dialog } from '@chakra-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Work } from '../../../api/works.ts';
import { MessagesTie } from '../../kit/messages-tie.tsx';
import { Portal } from '../../kit/portal.tsx';
import { useReturnFocus } from '../../kit/return-focus.ts';
import { useCloseRequest } from '../../kit/use-close-request.ts';
import { useSwipe } from '../../kit/use-swipe.ts';
import { Indicators } from './indicators.tsx';
import { NoWork } from './no-work.tsx';
import { Slides } from './slides.tsx';
import type { Viewed } from './use-viewer.ts';
import styles from './viewer.module.css';
import { WorkFacts } from './work-facts.tsx';

/**
 * One work in full screen, as a carousel through its list: arrow keys, swipes and buttons go on; Escape, the browser's Back and the
 * close button close it.
 */
export default function Viewer({
  open,
  view: { works, index, state },
  onTurn,
  onAgain,
  onClose,
  onClosed,
}: {
  open: boolean;
  view: Viewed;
  onTurn: (work: Work) => void;
  onAgain: () => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { t } = useLingui();
  const { ref, content, landing } = useReturnFocus();
  useCloseRequest(open, onClose, true);
  const work = works[index];
  const step = (by: number) => {
    const to = works[index + by];
    if (to) onTurn(to);
  };
  const swipe = useSwipe(step);
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // if the film's own controls have the focus, arrow keys seek
    const seeks = event.target instanceof HTMLVideoElement && event.target.matches(':focus-visible');
    if (!by || seeks || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      onExitComplete={onClosed}
      initialFocusEl={content}
      finalFocusEl={landing}
    >
      <Portal>
        <Dialog.Content
          ref={ref}
          unstyled
          className={styles.viewer}
          aria-label={work?.name || t`Work`}
          data-ui="work-viewer"
          onKeyDown={onKey}
        >
          <div className={styles.stage} {...swipe}>
            {work ? (
              <>
                <Slides works={works} index={index} />
                <button
                  type="button"
                  className={styles.side}
                  aria-label={t`Previous work`}
                  aria-disabled={index === 0}
                  onClick={() => step(-1)}
                >
                  <ChevronLeft aria-hidden size={22} strokeWidth={1.75} />
                </button>
                <button
                  type="button"
                  className={`${styles.side} ${styles.next}`}
                  aria-label={t`Next work`}
                  aria-disabled={index >= works.length - 1}
                  onClick={() => step(1)}
                >
                  <ChevronRight aria-hidden size={22} strokeWidth={1.75} />
                </button>
              </>
            ) : (
              <NoWork state={state} onAgain={onAgain} onClose={onClose} />
            )}
          </div>
          {work && (
            <aside className={styles.facts} aria-label={t`About this work`}>
              <WorkFacts work={work} />
              <Indicators works={works} index={index} onChoose={onTurn} />
            </aside>
          )}
          <button type="button" className={styles.close} aria-label={t`Close`} onClick={onClose}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </button>
          <MessagesTie />
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}
