import { Trans } from '@lingui/react/macro';
import { Suspense, useRef } from 'react';
import { useHandOver } from '../kit/early-words.ts';
import { later } from '../kit/later.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { useSettled } from '../kit/use-settled.ts';
import { PAGES } from '../pages.ts';
import { ROUTES } from '../router/routes.ts';
import { useRoute } from '../router/use-route.ts';
import { DialogHost } from './dialog-host.tsx';
import { LiveRegion } from './live-region.tsx';
import { NotFound } from './not-found.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PanelHost } from './panel-host.tsx';
import { RouteBoundary } from './route-boundary.tsx';
import styles from './shell.module.css';
import '../theme/reset.css';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { ToastHost } from './toast-host.tsx';
import { useAccount } from './use-account.ts';
import { useEngineNews } from './use-engine-news.ts';
import { useNavigation } from './use-navigation.ts';
import { useTaskNews } from './use-task-news.ts';
import { useTyping } from './use-typing.ts';

const InstallHost = later(() => import('../install/install-host.tsx'));
const LaterHosts = later(() => import('./later-hosts.tsx'));

/** The frame around every page. It uses the static shell's classes, so that nothing moves when it takes over. */
export function Shell() {
  const { name, path } = useRoute();
  const app = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useHandOver();
  useNavigation(name, path, main);
  useAccount();
  useTaskNews(name);
  useEngineNews();
  useTyping(app);
  const settled = useSettled();
  const Page = name ? PAGES[name] : NotFound;

  return (
    <div ref={app} className={`app ${styles.app}`}>
      <SkipLink target={main} />
      <Sidebar current={name} />
      <div className={`main ${styles.column}`}>
        <OfflineBar />
        <main ref={main} tabIndex={-1}>
          <RouteBoundary key={path}>
            <Suspense fallback={name ? <PageHeader title={ROUTES[name].title} /> : null}>
              {path === '/' ? null : <Page />}
            </Suspense>
          </RouteBoundary>
        </main>
        <div data-ui="foot" />
      </div>
      <TabBar current={name} />
      <PanelHost />
      <DialogHost />
      <Suspense fallback={null}>{settled && <InstallHost />}</Suspense>
      <Suspense fallback={null}>{settled && <LaterHosts />}</Suspense>
      <ToastHost />
      <LiveRegion />
    </div>
  );
}

/** A button, because the hash is the router's and can't point to an element. */
function SkipLink({ target }: { target: React.RefObject<HTMLElement | null> }) {
  return (
    <button type="button" className={styles.skip} onClick={() => target.current?.focus()}>
      <Trans>Skip to the content</Trans>
    </button>
  );
}
