import { popoverAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: popoverAnatomy.keys(),
  base: {
    positioner: { zIndex: 'overlay !important' },
    content: {
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: '16px',
      boxShadow: 'float',
      outline: '0',
      maxW: 'calc(100vw - 16px)',
      maxH: 'var(--available-height)',
      overflow: 'auto',
      _open: { animation: 'rise .15s cubic-bezier(.2,.8,.2,1)' },
      _closed: { animation: 'sink .1s ease-in' },
    },
    body: { p: '2' },
    title: { fontSize: '12.5px', fontWeight: '600', color: 'muted', px: '2', pt: '1', pb: '2' },
  },
});
