import { FilmNoticeHost } from '../film/notice-host.tsx';
import { NoticesHost } from '../notices/notices-host.tsx';
import { PlayerHost } from '../player/player-host.tsx';
import { UploadHost } from '../publish/upload-host.tsx';
import { CountHost } from './count-host.tsx';
import { useBegunNews } from './use-begun-news.ts';
import { useStrayDrops } from './use-stray-drops.ts';

/** What every page has, but not on its first screen. */
export default function LaterHosts() {
  useStrayDrops();
  useBegunNews();
  return (
    <>
      <CountHost />
      <FilmNoticeHost />
      <NoticesHost />
      <UploadHost />
      <PlayerHost />
    </>
  );
}
