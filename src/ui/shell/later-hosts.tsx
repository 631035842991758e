import { FilmNoticeHost } from '../film/notice-host.tsx';
import { NoticesHost } from '../notices/notices-host.tsx';
import { CountHost } from './count-host.tsx';

/** What stands beside every page and is not part of the first screen. */
export default function LaterHosts() {
  return (
    <>
      <CountHost />
      <FilmNoticeHost />
      <NoticesHost />
    </>
  );
}
