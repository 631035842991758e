import { Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import type { FacePlace } from '../../api/faces.ts';
import { FACE_PARTS, type FacePart, partOf, withPart } from '../../store/face-place.ts';
import styles from './face-editor.module.css';
import { FacePartHandle } from './face-part.tsx';
import { Quiet } from './quiet.tsx';
import { SentenceGap } from './sentence-gap.tsx';
import { useTouchOnly } from './use-touch-only.ts';

/** A picture with ovals at mouth and eyes, which can be moved and resized: by pointer, touch and keyboard. */
export function FaceEditor({
  children,
  aspect,
  face,
  note,
  onFace,
}: {
  /** The picture, or a clip's first frame. */
  children: ReactNode;
  /** Width divided by height. */
  aspect: number;
  face: FacePlace;
  /** How the face came about; above the explanation, which is longer and known after the first time. */
  note: ReactNode;
  onFace: (face: FacePlace) => void;
}) {
  const { t } = useLingui();
  const touch = useTouchOnly();
  const box = useRef<HTMLDivElement>(null);
  const hint = useId();
  const names: Record<FacePart, string> = {
    mouth: t`Mouth`,
    left: t`Left eye`,
    right: t`Right eye`,
  };
  return (
    <>
      <div
        ref={box}
        className={styles.box}
        data-ui="face-editor"
        style={{ '--aspect': aspect } as CSSProperties}
      >
        {children}
        {FACE_PARTS.map((part) => (
          <FacePartHandle
            key={part}
            name={names[part]}
            describedBy={hint}
            box={box}
            place={partOf(face, part)}
            tilt={face.tilt}
            isMouth={part === 'mouth'}
            onPlace={(place) => onFace(withPart(face, part, place, aspect))}
          />
        ))}
      </div>
      {note}
      <span id={hint}>
        <Quiet small>
          <Trans>Drag the ovals onto mouth and eyes, and size them by their corner.</Trans>
          <SentenceGap />
          <span className={touch ? 'unseen' : undefined}>
            <Trans>With the keyboard: arrows move, plus and minus size, with Shift in one direction.</Trans>
          </span>
        </Quiet>
      </span>
    </>
  );
}
