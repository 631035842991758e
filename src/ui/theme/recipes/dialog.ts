import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A centred dialog on wide screens, a sheet from below on phones. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'veil',
      zIndex: 'overlay',
      _open: { animation: 'fade-in .18s ease-out' },
      _closed: { animation: 'fade-out .12s ease-in' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'overlay',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', md: 'center' },
      p: { base: '0', md: '6' },
      overscrollBehavior: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: '100%',
      maxHeight: { base: '92dvh', md: '100%' },
      overflow: 'auto',
      outline: '0',
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: { base: '20px 20px 0 0', md: 'l' },
      boxShadow: 'float',
      pb: { base: 'env(safe-area-inset-bottom)', md: '0' },
      _open: { animation: 'rise .18s cubic-bezier(.2,.8,.2,1)' },
      _closed: { animation: 'sink .12s ease-in' },
    },
    header: { display: 'flex', px: '6', pt: '6', pb: '1', pe: '14' },
    body: { px: '6', pt: '2', pb: '6' },
    footer: { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '2', px: '6', pb: '6' },
    title: { fontSize: '20px', fontWeight: '640', letterSpacing: '-0.02em', lineHeight: '1.3' },
    description: { color: 'muted', fontSize: '14px' },
    closeTrigger: { position: 'absolute', top: '4', insetEnd: '4' },
  },
  variants: {
    size: {
      xs: { content: { maxW: { md: '380px' } } },
      sm: { content: { maxW: { md: '420px' } } },
      md: { content: { maxW: { md: '520px' } } },
    },
  },
  defaultVariants: { size: 'sm' },
});
