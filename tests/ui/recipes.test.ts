import { expect, test } from 'vitest';
import { dialogRecipe } from '../../src/ui/theme/recipes/dialog.ts';
import { fieldRecipe } from '../../src/ui/theme/recipes/field.ts';
import { inputRecipe } from '../../src/ui/theme/recipes/input.ts';
import { menuRecipe } from '../../src/ui/theme/recipes/menu.ts';
import { toastRecipe } from '../../src/ui/theme/recipes/toast.ts';
import { SPACES } from '../../src/ui/theme/tokens.ts';

/** What counts in steps of the grid: a step that is not in the table changes nothing, without a word. */
const IN_STEPS = /^(p|m|gap|w|h|min[WH]|max[WH]|inset\w*|top|right|bottom|left|[pm][xytbse])$/;

/** Every plain number of such a property, with the path to it. */
const stepsOf = (value: unknown, path: string, key = ''): [string, number][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        stepsOf(inner, `${path}.${name}`, IN_STEPS.test(key) ? key : name),
      )
    : typeof value === 'string' && IN_STEPS.test(key) && /^\d+(\.\d+)?$/.test(value) && value !== '0'
      ? [[path, Number(value)]]
      : [];

test('recipes use steps of the grid that exist', () => {
  const used = Object.entries({ dialogRecipe, fieldRecipe, inputRecipe, menuRecipe, toastRecipe }).flatMap(
    ([name, recipe]) => stepsOf(recipe, name),
  );
  expect(used.length).toBeGreaterThan(10);
  const steps: readonly number[] = SPACES;
  expect(used.filter(([, step]) => !steps.includes(step))).toEqual([]);
});
