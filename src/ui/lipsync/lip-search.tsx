import { useLingui } from '@lingui/react/macro';
import { LIP_SYNC_NAMES, LIP_SYNC_PLATFORM, LIP_SYNC_TOOLS } from '../../api/lipsync.ts';
import { type Searching, SearchRow } from '../kit/search-tools.tsx';

/** The search above the results. */
export function LipSearch({ onClose, ...searching }: Searching & { onClose: () => void }) {
  const { t } = useLingui();
  const tools = [
    { value: LIP_SYNC_TOOLS[LIP_SYNC_PLATFORM.hedra], label: LIP_SYNC_NAMES.hedra },
    { value: LIP_SYNC_TOOLS[LIP_SYNC_PLATFORM.jimeng], label: t`Jimeng` },
    { value: LIP_SYNC_TOOLS.digitalHuman, label: t`Digital human` },
  ];
  return <SearchRow {...searching} label={t`Search your talking clips`} tools={tools} onClose={onClose} />;
}
