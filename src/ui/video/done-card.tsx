import { useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { openOverlay } from '../../store/video/overlay.ts';
import { ClipMedia, ClipPoster } from '../kit/clip-card.tsx';
import { mediaOf } from '../kit/media-address.ts';
import type { CardProps } from './card-props.ts';
import { clipActions } from './clip-actions.ts';
import { useClipName } from './clip-name.ts';
import { lengthOf } from './length.ts';
import { useHoverPlay } from './use-hover-play.ts';

/** A finished clip: its poster, which plays on hover; its length; a press opens the player (VIDEO-05, VIDEO-12). */
export function DoneCard({ clip, view }: CardProps) {
  const { t } = useLingui();
  const { playing, pointer } = useHoverPlay();
  const video = mediaOf(view.video);
  const prompt = useClipName(view);
  return (
    <ClipMedia {...pointer}>
      <ClipPoster
        id={{ 'data-clip': view.key }}
        name={prompt}
        label={t`Play full screen: ${prompt}`}
        poster={view.poster}
        awaited={clip.state !== 3}
        starred={view.starred}
        signs={
          <>
            {view.hasEffect && <Volume2 aria-label={t`With sound`} size={13} strokeWidth={2} />}
            <time>{lengthOf(view.seconds)}</time>
          </>
        }
        over={
          playing && video && <video src={video} muted autoPlay loop playsInline tabIndex={-1} aria-hidden />
        }
        most={4}
        actions={() => clipActions({ clip, view })}
        onOpen={() => openOverlay('player', view.key)}
      />
    </ClipMedia>
  );
}
