import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Keeps the shell working if a page breaks. The shell passes the path as key, so another address starts over. */
export class RouteBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorPage>
        <Trans>Couldn't show this page. Nothing you made is lost.</Trans>
      </ErrorPage>
    );
  }
}
