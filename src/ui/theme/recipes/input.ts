import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: '100%',
    minWidth: '0',
    h: '44px',
    px: '3',
    bg: 'bg',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line-strong',
    borderRadius: '10px',
    // 16 px keeps phones from zooming into the field
    fontSize: { base: '16px', md: '14px' },
    transition: 'border-color .15s',
    _placeholder: { color: 'faint' },
    _hover: { borderColor: 'faint' },
    _focusVisible: {
      borderColor: 'accent',
      outline: '2px solid',
      outlineColor: 'accent-soft',
      outlineOffset: '0',
    },
    _invalid: { borderColor: 'bad' },
  },
});
