import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Styles of toasts. The variables are set by the library, which stacks and moves the toasts. */
export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: ['root', 'title', 'description', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      // narrower where the room beside a dialog is
      width: { base: 'calc(100vw - 24px)', sm: 'min(340px, 100%)' },
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      p: '3.5',
      pe: '12',
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: '16px',
      boxShadow: 'float',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate .2s, scale .2s, opacity .2s, height .2s',
      '&[data-type=error]': { borderColor: 'bad' },
      // the library has measured it, but it may have become narrower beside a dialog since
      '&:not([data-overlap][data-sibling])': { minHeight: 'fit-content' },
      // one that lies under another has the height of that one: a button of its own would stand out below both
      '&[data-overlap][data-sibling]': { overflow: 'hidden' },
    },
    title: { fontSize: '14px', fontWeight: '600', overflowWrap: 'anywhere' },
    description: { fontSize: '13px', color: 'muted', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    actionTrigger: {
      minH: '34px',
      '@media (pointer: coarse)': { minH: '44px' },
      px: '3',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: '10px',
      fontSize: '13px',
      fontWeight: '600',
      _hover: { bg: 'hover' },
    },
    closeTrigger: {
      position: 'absolute',
      // in the middle, as the words and the button beside it
      top: '50%',
      translate: '0 -50%',
      insetEnd: '2',
      w: '8',
      h: '8',
      // around the same place
      '@media (pointer: coarse)': { insetEnd: '2px', w: '44px', h: '44px' },
      display: 'grid',
      placeItems: 'center',
      borderRadius: 's',
      color: 'muted',
      _hover: { bg: 'hover', color: 'text' },
      _icon: { w: '4', h: '4' },
    },
  },
});
