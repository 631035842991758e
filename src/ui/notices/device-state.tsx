import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { notices } from '../../store/notices/notices.ts';
import { Receipt } from '../kit/receipt.tsx';
import { PERMISSION, PUSH } from './words.tsx';

/** The state of permission, push and background sync, to find out why notifications don't arrive. */
export function DeviceState() {
  const { t, i18n } = useLingui();
  const { permission, push, sync, periodic } = useSnapshot(notices);
  const { token } = useSnapshot(session);
  return (
    <Receipt>
      <div>
        <dt>
          <Trans>Browser permission</Trans>
        </dt>
        <dd>{i18n._(PERMISSION[permission])}</dd>
      </div>
      <div>
        <dt>
          <Trans>Push</Trans>
        </dt>
        <dd>{!token && push === 'off' ? t`once you sign in` : i18n._(PUSH[push])}</dd>
      </div>
      <div>
        <dt>
          <Trans>Background sync</Trans>
        </dt>
        <dd>
          {!sync
            ? t`not available`
            : periodic
              ? t`also after you close it, and twice a day`
              : t`also after you close it`}
        </dd>
      </div>
    </Receipt>
  );
}
