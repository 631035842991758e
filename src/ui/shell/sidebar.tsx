import { useLingui } from '@lingui/react/macro';
import { addressOf, type RouteName } from '../router/routes.ts';
import { PlaceLinks } from './place-links.tsx';
import { SidebarFoot } from './sidebar-foot.tsx';

/** The seven places, with the account at the bottom. Below 1365 px the frame's style sheet shows icons only. */
export function Sidebar({ current }: { current: RouteName | null }) {
  const { t } = useLingui();
  return (
    <aside data-ui="sidebar" className="side" aria-label={t`Sidebar`}>
      <a className="brand" href={`#${addressOf('square')}`}>
        <i className="mark" />
        <b>Inkreel</b>
      </a>
      <nav aria-label={t`Places`}>
        <PlaceLinks current={current} />
      </nav>
      <div className="grow" />
      <SidebarFoot />
    </aside>
  );
}
