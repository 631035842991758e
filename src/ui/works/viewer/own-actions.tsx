import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Globe, RotateCw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Publication, Work } from '../../../api/works.ts';
import { browser } from '../../../store/browser.ts';
import { openDialog } from '../../../store/dialogs.ts';
import { expiresAt, lostFilm } from '../../../store/film/export/lost-film.ts';
import { toast } from '../../../store/toasts.ts';
import { Button } from '../../kit/button.tsx';
import { safeAddress } from '../../kit/safe-address.ts';
import { saveFile } from '../../kit/save-file.ts';
import { rejectedWork, toPublish } from '../to-publish.ts';

/** What an author does with a work that nobody else can see: there is nothing to like, and no link that others could open. */
export function OwnActions({ work, publication }: { work: Work; publication: Publication }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const offline = !online && t`You're offline`;
  const source = safeAddress(work.source_url);
  const save = () => {
    const until = expiresAt({ works_time: work.create_time });
    if (lostFilm({ until, video: work.source_url }) === 'expired')
      toast({
        type: 'warning',
        title: t`Resource expired: videos older than 10 days can no longer be downloaded`,
      });
    else if (source) void saveFile(source, work.name, 0);
  };
  return (
    <>
      {publication === 'unpublished' && (
        <Button
          variant="primary"
          disabledReason={offline}
          onClick={() => openDialog({ name: 'publish', work: toPublish(work) })}
        >
          <Globe aria-hidden strokeWidth={1.75} />
          <Trans>Publish…</Trans>
        </Button>
      )}
      {publication === 'rejected' && (
        <Button
          disabledReason={offline}
          onClick={() => openDialog({ name: 'publish', work: rejectedWork(work) })}
        >
          <RotateCw aria-hidden strokeWidth={1.75} />
          <Trans>Change and submit again…</Trans>
        </Button>
      )}
      {source && (
        <Button variant="soft" disabledReason={offline} onClick={save}>
          <Download aria-hidden strokeWidth={1.75} />
          <Trans>Download</Trans>
        </Button>
      )}
    </>
  );
}
