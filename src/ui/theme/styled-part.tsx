import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/** Reset, tokens and keyframes are in the built theme.css already, for the first screen too. */
const parts = { ...system, _global: [] };

/** The provider that Chakra's components need. */
export const StyledPart = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={parts}>{children}</ChakraProvider>
);
