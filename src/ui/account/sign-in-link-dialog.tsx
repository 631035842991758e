import { Trans, useLingui } from '@lingui/react/macro';
import { refreshPoints } from '../../store/account/points.ts';
import { switchByLink } from '../../store/account/switch-account.ts';
import { announce } from '../../store/announcer.ts';
import { closeDialog } from '../../store/dialogs.ts';
import { report } from '../errors/error-policy.ts';
import { reportAs } from '../errors/report-as.ts';
import ConfirmDialog from '../kit/confirm-dialog.tsx';
import { useKnownMember } from '../kit/use-known-member.ts';

/** A sign-in link was opened while somebody is signed in: they decide, since anybody can send a link. */
export default function SignInLinkDialog({ link }: { link: string }) {
  const { t } = useLingui();
  const { member } = useKnownMember();
  const name = member?.star_tel;
  const goOn = async () => {
    try {
      await switchByLink(link);
    } catch (error) {
      reportAs(t`Couldn't sign in with the link`, error);
      return;
    }
    announce(t`Signed in`);
    await refreshPoints().catch(report);
  };
  return (
    <ConfirmDialog
      title={t`Sign in with this link?`}
      confirm={t`Use the link`}
      dismiss={t`Stay signed in`}
      onConfirm={() => void goOn()}
      onClose={closeDialog}
    >
      <p>{name ? <Trans>You are signed in as {name}.</Trans> : <Trans>You are signed in already.</Trans>}</p>
      <p>
        <Trans>
          If the link belongs to another account, this one is signed out, and its drafts are removed from this
          device. Use only a link that you asked for.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
