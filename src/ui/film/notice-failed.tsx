import { Dialog } from '@chakra-ui/react/dialog';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FilmInfo } from '../../api/exports.ts';
import { DialogButtons } from '../kit/dialog-parts.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SentenceGap } from '../kit/sentence-gap.tsx';
import { addressOf } from '../router/routes.ts';
import styles from './notice-dialog.module.css';

/** Why a film failed, what was refunded, and a link to its storyboard (NOTICE-04, decisions A-23). */
export function NoticeFailed({
  info,
  name,
  projectId,
  onPage = false,
}: {
  info: Readonly<Partial<FilmInfo>>;
  name: string;
  projectId: number;
  /** Rendered on the film's page. In the notice, the link also closes the dialog. */
  onPage?: boolean;
}) {
  const { fail_msg: why, points_charged: charged = 0, points_refunded: back = 0 } = info;
  const cached = charged - back;
  return (
    <div data-ui="film-notice" className={styles.notice}>
      <h3 dir="auto">{name}</h3>
      {why && <p>{why}</p>}
      <Quiet>
        {charged === 0 ? (
          <Trans>Nothing was charged.</Trans>
        ) : (
          plural(back, { one: '# point refunded.', other: '# points refunded.' })
        )}
        <SentenceGap />
        {cached > 0 && (
          <Trans>Finished narration is kept, so exporting again won't charge you for it twice.</Trans>
        )}
      </Quiet>
      {projectId > 0 && (
        <DialogButtons lastAlone>
          {onPage ? (
            <Storyboard projectId={projectId} />
          ) : (
            <Dialog.CloseTrigger asChild unstyled>
              <Storyboard projectId={projectId} />
            </Dialog.CloseTrigger>
          )}
        </DialogButtons>
      )}
    </div>
  );
}

const Storyboard = ({ projectId, ...link }: { projectId: number }) => (
  <LinkButton
    {...link}
    variant="primary"
    size="lg"
    href={`#${addressOf('create', `id=${projectId}&step=4`)}`}
  >
    <Trans>Open the storyboard</Trans>
  </LinkButton>
);
