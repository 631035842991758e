import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A finger needs more room than a pointer. */
const TOUCH = { '@media (pointer: coarse)': { minH: '44px' } };
const FILLED = {
  color: 'accent-text',
  fontWeight: '650',
  '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(1.08)' },
};

/** The one set of buttons: one primary button on a screen, the thing to press. Everything else is secondary, soft or quiet. */
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
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
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
      primary: { ...FILLED, bg: 'accent' },
      danger: { ...FILLED, bg: 'bad' },
      secondary: { borderColor: 'line-strong', color: 'text', _hover: { bg: 'hover' } },
      soft: {
        bg: 'surface',
        borderColor: 'line',
        color: 'text',
        fontWeight: '520',
        _hover: { borderColor: 'line-strong' },
        _expanded: { borderColor: 'line-strong' },
        '& small': { color: 'faint', fontSize: '12px', fontWeight: '500' },
      },
      quiet: {
        color: 'muted',
        _hover: { bg: 'hover', color: 'text' },
        _expanded: { bg: 'hover', color: 'text' },
      },
      link: { color: 'accent', _hover: { textDecoration: 'underline' } },
    },
    size: {
      /** In the line of a text. */
      text: { minH: '24px', px: '1', borderWidth: '0', fontSize: '13px', whiteSpace: 'normal' },
      xs: { minH: '30px', px: '2.5', fontSize: '13px', ...TOUCH },
      sm: { minH: '34px', px: '3', fontSize: '13px', ...TOUCH },
      md: { minH: '38px', px: '4', fontSize: '14px', ...TOUCH },
      lg: { minH: '44px', px: '4', fontSize: '15px', borderRadius: 'm' },
      /** One sign, no words. */
      icon: {
        w: '34px',
        h: '34px',
        p: '0',
        fontSize: '13px',
        _icon: { w: '17px', h: '17px' },
        '@media (pointer: coarse)': { w: '44px', h: '44px' },
      },
    },
    /** Two buttons that look like one: the first and the last of them. */
    attached: {
      start: { borderEndRadius: '0' },
      end: { px: '2', borderStartRadius: '0', borderInlineStartColor: '#0003' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'secondary', size: 'sm' },
});
