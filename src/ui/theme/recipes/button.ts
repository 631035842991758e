import { defineRecipe } from '@chakra-ui/react/styled-system';

/** One solid button a screen: the thing to press. Everything else is an outline or a ghost. */
export const buttonRecipe = defineRecipe({
  className: 'btn',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderRadius: '10px',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    flexShrink: '0',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color .15s, border-color .15s, color .15s',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _icon: { w: '4', h: '4', flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: { bg: 'accent', color: 'accent-text', _hover: { filter: 'brightness(1.08)' } },
      outline: { borderColor: 'line-strong', color: 'text', _hover: { bg: 'hover' } },
      surface: { bg: 'surface', borderColor: 'line', color: 'text', _hover: { borderColor: 'line-strong' } },
      ghost: {
        color: 'muted',
        _hover: { bg: 'hover', color: 'text' },
        _expanded: { bg: 'hover', color: 'text' },
      },
      plain: { color: 'accent', px: '0', h: 'auto', minH: '6', _hover: { textDecoration: 'underline' } },
    },
    size: {
      xs: { minH: '28px', px: '2', fontSize: '12.5px' },
      sm: { minH: '34px', px: '3', fontSize: '13px', '@media (pointer: coarse)': { minH: '44px' } },
      md: { minH: '40px', px: '4', fontSize: '14px', '@media (pointer: coarse)': { minH: '44px' } },
      lg: { minH: '44px', px: '4', fontSize: '15px', borderRadius: 'm' },
    },
  },
  defaultVariants: { variant: 'outline', size: 'sm' },
});
