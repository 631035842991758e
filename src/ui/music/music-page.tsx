import { useLingui } from '@lingui/react/macro';
import { TwoSides } from '../kit/two-sides.tsx';
import { Body } from './body.tsx';
import { MusicFormPanel } from './music-form-panel.tsx';
import { MusicSearch } from './music-search.tsx';
import { Overlays } from './overlays.tsx';

/** The music page: the form, and the songs (MUSIC-01, MUSIC-02). */
export default function MusicPage() {
  const { t } = useLingui();
  return (
    <>
      <TwoSides
        page="music"
        rows="song"
        mine={t`My music`}
        searchLabel={t`Search your music`}
        form={<MusicFormPanel />}
        search={(searching) => <MusicSearch {...searching} />}
        list={<Body />}
      />
      <Overlays />
    </>
  );
}
