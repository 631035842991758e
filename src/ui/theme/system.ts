import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { KEYFRAMES } from './keyframes.ts';
import { dialogRecipe } from './recipes/dialog.ts';
import { fieldRecipe } from './recipes/field.ts';
import { inputRecipe } from './recipes/input.ts';
import { menuRecipe } from './recipes/menu.ts';
import { toastRecipe } from './recipes/toast.ts';
import { COLOURS, FONT, RADII, SHADOWS, SPACES } from './tokens.ts';

const inBothThemes = <K extends string>(table: Record<K, { dark: string; light: string }>) =>
  Object.fromEntries(
    Object.entries<{ dark: string; light: string }>(table).map(([name, { dark, light }]) => [
      name,
      { value: { _light: light, _dark: dark } },
    ]),
  );

/**
 * Chakra's engine with our tokens and only the recipes in use: the default system would double what the first screen
 * downloads. `preflight` must be asked for, or the reset vanishes.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'ink',
  cssVarsRoot: ':where(html)',
  globalCss: {
    html: { colorPalette: 'accent' },
    '*::selection': { bg: 'accent', color: 'accent-text' },
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1365px' },
    keyframes: KEYFRAMES,
    tokens: {
      fonts: { body: { value: FONT } },
      radii: Object.fromEntries(Object.entries(RADII).map(([name, value]) => [name, { value }])),
      spacing: Object.fromEntries(SPACES.map((step) => [step, { value: `${step * 4}px` }])),
      sizes: Object.fromEntries(SPACES.map((step) => [step, { value: `${step * 4}px` }])),
      zIndex: { overlay: { value: 1300 }, toast: { value: 1700 } },
    },
    semanticTokens: { colors: inBothThemes(COLOURS), shadows: inBothThemes(SHADOWS) },
    textStyles: {
      title: {
        value: { fontSize: '17px', fontWeight: '620', letterSpacing: '-0.015em', lineHeight: '1.35' },
      },
      body: { value: { fontSize: '14px', lineHeight: '1.5' } },
      small: { value: { fontSize: '12.5px', lineHeight: '1.45' } },
    },
    recipes: { input: inputRecipe },
    slotRecipes: {
      dialog: dialogRecipe,
      field: fieldRecipe,
      menu: menuRecipe,
      toast: toastRecipe,
    },
  },
});
