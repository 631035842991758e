import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { notices } from '../../store/notices/notices.ts';
import { Receipt } from '../kit/receipt.tsx';
import { PERMISSION, PUSH } from './words.tsx';

/** Where the browser's own parts stand, for whoever wonders why nothing comes. */
export function DeviceState() {
  const { t, i18n } = useLingui();
  const { permission, push, sync, periodic } = useSnapshot(notices);
  return (
    <Receipt>
      <div>
        <dt>
          <Trans>Permission of the browser</Trans>
        </dt>
        <dd>{i18n._(PERMISSION[permission])}</dd>
      </div>
      <div>
        <dt>
          <Trans>Push</Trans>
        </dt>
        <dd>{i18n._(PUSH[push])}</dd>
      </div>
      <div>
        <dt>
          <Trans>Background sync</Trans>
        </dt>
        <dd>{!sync ? t`not available` : periodic ? t`after closing, and twice a day` : t`after closing`}</dd>
      </div>
    </Receipt>
  );
}
