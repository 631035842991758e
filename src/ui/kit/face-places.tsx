import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { FacePlace } from '../../api/faces.ts';
import type { Face } from '../../store/face-place.ts';
import { FaceEditor } from './face-editor.tsx';
import { Quiet } from './quiet.tsx';
import { TextButton } from './text-button.tsx';

/** The face in a picture or clip, as detected or as the person has placed it. */
export function FacePlaces({
  children,
  aspect,
  face,
  onFace,
}: {
  children: ReactNode;
  aspect: number;
  /** Null where the server detects it by itself. */
  face: Face | null;
  onFace: (face: Face) => void;
}) {
  /** The detected position, to reset to. */
  const [first] = useState(face);
  if (!face) return <div>{children}</div>;
  const moved = (place: FacePlace) => onFace({ place, from: 'placed' });
  return (
    <FaceEditor
      aspect={aspect}
      face={face.place}
      onFace={moved}
      note={<Origin face={face} first={first} onFace={onFace} />}
    >
      {children}
    </FaceEditor>
  );
}

/** Whether the face was found, known or placed; said as soon as it is known. */
function Origin({ face, first, onFace }: { face: Face; first: Face | null; onFace: (face: Face) => void }) {
  return (
    <Quiet small role="status">
      {face.from === 'known' ? (
        <Trans>Painted by the built-in engine, so the face is known exactly.</Trans>
      ) : face.from === 'found' ? (
        <Trans>This face was found. Check that the ovals are on mouth and eyes.</Trans>
      ) : face.from === 'none' ? (
        <Trans>
          No face was found. Move the ovals onto mouth and eyes, or choose another picture or video.
        </Trans>
      ) : (
        <Trans>As you placed it.</Trans>
      )}{' '}
      {face.from === 'placed' && first && first.from !== 'placed' && (
        <TextButton onClick={() => onFace(first)}>
          <Trans>Back to where it was</Trans>
        </TextButton>
      )}
    </Quiet>
  );
}
