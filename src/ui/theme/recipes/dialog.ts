import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A centred dialog on wide screens, a sheet from below on phones. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'body',
    'footer',
    'title',
    'description',
    'closeTrigger',
  ],
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
      // buttons that stay in sight at the foot must not cover the field that gets the focus
      scrollPaddingBottom: '132px',
      // nor must the head cover it, or the label above it
      scrollPaddingTop: '92px',
      // in a low window they scroll along
      '@media (max-height: 479.98px)': {
        scrollPaddingBottom: '0',
        scrollPaddingTop: '0',
        maxHeight: '100dvh',
      },
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
    header: {
      display: 'flex',
      flex: 'none',
      px: '6',
      pt: '6',
      pb: '1',
      pe: '16',
      // title and close button stay while the rest scrolls
      position: 'sticky',
      top: '0',
      zIndex: '2',
      bg: 'raised',
      '@media (max-height: 479.98px)': { position: 'static' },
    },
    body: { px: '6', pt: '2', pb: '6' },
    footer: { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '2', px: '6', pb: '6' },
    title: {
      fontSize: '20px',
      fontWeight: '640',
      letterSpacing: '-0.02em',
      lineHeight: '1.3',
      overflowWrap: 'anywhere',
    },
    description: { color: 'muted', fontSize: '14px' },
    // in the middle of the title's first line, however high the button is
    closeTrigger: { position: 'absolute', top: '37px', insetEnd: '4', translate: '0 -50%' },
  },
  variants: {
    size: {
      xs: { content: { maxW: { md: '380px' } } },
      sm: { content: { maxW: { md: '420px' } } },
      md: { content: { maxW: { md: '520px' } } },
      // the content of large dialogs changes while they are open, so their top edge stays in place
      lg: {
        positioner: {
          alignItems: { md: 'flex-start' },
          pt: { md: 'clamp(24px, calc(20vh - 130px), 160px)' },
        },
        content: { maxW: { md: '780px' } },
      },
      side: {
        // a panel that replaces another keeps the backdrop as it is
        backdrop: { '&[data-nested]': { bg: 'transparent' } },
        positioner: { justifyContent: 'flex-end', alignItems: 'stretch', p: '0' },
        content: {
          height: '100dvh',
          maxHeight: '100dvh',
          maxW: { md: '480px' },
          borderRadius: '0',
          borderWidth: { base: '0', md: '0 0 0 1px' },
          overflow: 'hidden',
          pt: 'env(safe-area-inset-top)',
          _open: { animation: { base: 'rise .18s ease-out', md: 'slide-in .2s cubic-bezier(.2,.8,.2,1)' } },
          _closed: { animation: { base: 'sink .12s ease-in', md: 'slide-out .14s ease-in' } },
        },
        body: {
          flex: '1',
          display: 'flex',
          flexDirection: 'column',
          minHeight: '0',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          px: { base: '4', md: '6' },
        },
        // an action with a long name has a line of its own on a narrow phone
        header: { alignItems: 'center', flexWrap: 'wrap', gap: '2', ps: { base: '4', md: '6' } },
      },
    },
  },
  defaultVariants: { size: 'sm' },
});
