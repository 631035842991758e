import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', width: '100%', gap: '1.5' },
    label: { fontSize: '13px', fontWeight: '550', color: 'muted' },
    helperText: { fontSize: '12.5px', color: 'muted' },
    errorText: { fontSize: '12.5px', color: 'bad', fontWeight: '550' },
  },
});
