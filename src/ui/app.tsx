import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Router } from 'wouter';
import { useHashLocation } from './router/hash-location.ts';
import { Shell } from './shell/shell.tsx';
import { system } from './theme/system.ts';

export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <Router hook={useHashLocation}>
          <Shell />
        </Router>
      </ChakraProvider>
    </I18nProvider>
  );
}
