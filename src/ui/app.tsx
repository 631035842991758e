import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import './kit/last-deed.ts';
import { useHashLocation } from './router/hash-location.ts';
import { Shell } from './shell/shell.tsx';
import './theme/theme.css';

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <Router hook={useHashLocation}>
        <Shell />
      </Router>
    </I18nProvider>
  );
}
