import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { system } from '../src/ui/theme/system.ts';

const STYLE = /<style[^>]*>(.*?)<\/style>/gs;
const SHEET = /\/src\/ui\/theme\/theme\.css$/;

/** What Chakra would put into the page when it starts: the order of the layers, the reset, the tokens, the keyframes. */
export const themeCss = (): string =>
  [...renderToStaticMarkup(ChakraProvider({ value: system, children: null })).matchAll(STYLE)]
    .map(([, css]) => css)
    .join('\n');

/** Writes the theme into its style sheet, so that the first screen needs neither Chakra nor the time it takes to say the same. */
export function theme(): Plugin {
  return {
    name: 'inkreel:theme-css',
    enforce: 'pre',
    transform: (code, id) => (SHEET.test(id.split('?')[0] ?? '') ? `${code}\n${themeCss()}` : null),
  };
}
