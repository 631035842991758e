import { menuAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    positioner: { zIndex: 'overlay !important' },
    content: {
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: '14px',
      boxShadow: 'float',
      outline: '0',
      p: '1.5',
      minW: '180px',
      _open: { animation: 'rise .15s cubic-bezier(.2,.8,.2,1)' },
      _closed: { animation: 'sink .1s ease-in' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: '36px',
      '@media (pointer: coarse)': { minH: '44px' },
      px: '2.5',
      borderRadius: 's',
      fontSize: '14px',
      fontWeight: '500',
      cursor: 'pointer',
      outline: '0',
      userSelect: 'none',
      _highlighted: { bg: 'hover' },
      _disabled: { opacity: '0.55', cursor: 'not-allowed' },
      _icon: { w: '4', h: '4', flexShrink: '0', color: 'muted' },
    },
    separator: { height: '1px', bg: 'line', my: '1.5', mx: '1' },
  },
});
