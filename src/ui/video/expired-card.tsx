import { Trans } from '@lingui/react/macro';
import { Clock3, SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { settingsOf } from '../../store/video/clip-settings.ts';
import { Button } from '../kit/button.tsx';
import { ClipExpired } from '../kit/clip-pending.tsx';
import { later } from '../kit/later.ts';
import { OfName } from '../kit/of-name.tsx';
import type { CardProps } from './card-props.ts';
import { useClipName } from './clip-name.ts';
import { deleteClip } from './delete-clip.ts';
import { takeSettings } from './take.ts';

const HtmlView = later(async () => ({ default: (await import('../kit/html-view.tsx')).HtmlView }));

/** A clip that is no longer kept, with the server's note, and its settings to make it again (VIDEO-06). */
export function ExpiredCard({ clip, view }: CardProps) {
  const name = useClipName(view);
  return (
    <ClipExpired
      name={name}
      icon={<Clock3 aria-hidden size={17} strokeWidth={1.75} />}
      note={
        view.message ? (
          <Suspense fallback={<Trans>Resource expired</Trans>}>
            <HtmlView html={view.message} />
          </Suspense>
        ) : (
          <Trans>Resource expired: videos older than 10 days can no longer be downloaded</Trans>
        )
      }
      onDelete={() => deleteClip({ clip, view })}
    >
      <Button size="xs" variant="secondary" onClick={() => takeSettings(settingsOf(clip))}>
        <SlidersHorizontal aria-hidden size={13} strokeWidth={1.75} />
        <Trans>Reuse</Trans>
        <OfName name={name} />
      </Button>
    </ClipExpired>
  );
}
