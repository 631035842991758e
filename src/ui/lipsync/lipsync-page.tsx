import { useLingui } from '@lingui/react/macro';
import { TwoSides } from '../kit/two-sides.tsx';
import { Body } from './body.tsx';
import { LipFormPanel } from './lip-form-panel.tsx';
import { LipSearch } from './lip-search.tsx';
import { Overlays } from './overlays.tsx';

/** The lip-sync page: the form, and the results (LIP-01). */
export default function LipSyncPage() {
  const { t } = useLingui();
  return (
    <>
      <TwoSides
        page="lipsync"
        rows="clip"
        mine={t`My talking clips`}
        searchLabel={t`Search your talking clips`}
        form={<LipFormPanel />}
        search={(searching) => <LipSearch {...searching} />}
        list={<Body />}
      />
      <Overlays />
    </>
  );
}
