import { Dialog } from '@chakra-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { closeOverlay, type PictureRef } from '../../store/draw/overlay.ts';
import { pictureAspect } from '../../store/draw/picture.ts';
import { mediaOf } from '../kit/media-address.ts';
import { MessagesTie } from '../kit/messages-tie.tsx';
import { Portal } from '../kit/portal.tsx';
import { useReturnFocus } from '../kit/return-focus.ts';
import { toolWords } from '../kit/tool-words.ts';
import { useCloseRequest } from '../kit/use-close-request.ts';
import styles from './compare.module.css';
import { pictureName } from './picture-name.ts';
import { useDrawn } from './use-drawn.ts';

/** Two pictures on top of each other, with a divider to drag: a native slider, so that touch and arrow keys work. */
export default function Compare({ first, second }: { first: PictureRef; second: PictureRef }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(true);
  const [at, setAt] = useState(50);
  const [swapped, setSwapped] = useState(false);
  const { ref, landing } = useReturnFocus();
  useCloseRequest(open, () => setOpen(false));
  const slider = useRef<HTMLInputElement>(null);
  const a = useDrawn(swapped ? second : first);
  const b = useDrawn(swapped ? first : second);
  const gone = !a || !b;
  useEffect(() => {
    if (gone) setOpen(false);
  }, [gone]);
  const other = 100 - at;
  const sides = [a, b] as const;
  // two of one record differ by their number alone
  const sameRecord = first.id === second.id;
  const stage = { '--at': `${at}%`, '--r': a ? pictureAspect(a) : 1 } as CSSProperties;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={closeOverlay}
      initialFocusEl={() => slider.current}
      finalFocusEl={landing}
    >
      <Portal>
        <Dialog.Content ref={ref} unstyled className={styles.compare} aria-label={t`Compare two pictures`}>
          <div className={styles.top}>
            <button type="button" aria-label={t`Swap the pictures`} onClick={() => setSwapped(!swapped)}>
              <ArrowLeftRight aria-hidden size={19} strokeWidth={1.75} />
            </button>
            <button type="button" aria-label={t`Close`} onClick={() => setOpen(false)}>
              <X aria-hidden size={20} strokeWidth={1.75} />
            </button>
          </div>
          <div className={styles.room}>
            <div className={styles.stage} style={stage}>
              {a && <img src={mediaOf(a.address) ?? ''} alt={t`Left: ${a.view.prompt}`} draggable={false} />}
              {b && (
                <img
                  className={styles.over}
                  src={mediaOf(b.address) ?? ''}
                  alt={t`Right: ${b.view.prompt}`}
                  draggable={false}
                />
              )}
              <span aria-hidden className={styles.line} />
              <input
                ref={slider}
                type="range"
                min={0}
                max={100}
                value={at}
                aria-label={t`Divider between the pictures`}
                aria-valuetext={t`Left ${at} percent, right ${other} percent`}
                onChange={({ target }) => setAt(Number(target.value))}
              />
            </div>
          </div>
          <div className={styles.words}>
            {sides.map(
              (side) =>
                side && (
                  <p key={side.address}>
                    <strong>
                      {toolWords(side.view, i18n)}
                      {sameRecord && ` · ${pictureName(side.index)}`}
                    </strong>{' '}
                    <bdi>{side.view.prompt}</bdi>
                  </p>
                ),
            )}
          </div>
          <MessagesTie />
        </Dialog.Content>
      </Portal>
    </Dialog.Root>
  );
}
