import { useLingui } from '@lingui/react/macro';
import { MUSIC_TOOLS } from '../../api/music-tools.ts';
import { type Searching, SearchRow } from '../kit/search-tools.tsx';

const TOOLS = MUSIC_TOOLS.map(({ tool, name }) => ({ value: tool, label: name }));

/** The search above the list. */
export function MusicSearch({ onClose, ...searching }: Searching & { onClose: () => void }) {
  const { t } = useLingui();
  return <SearchRow {...searching} label={t`Search your music`} tools={TOOLS} onClose={onClose} />;
}
