import { expect, it } from 'vitest';
import { understand } from '../../../generators/pictures/words/understand.ts';

it.each([
  ['家里，夜晚', 'room'],
  ['楼下的全貌，孩子们在楼下', 'street'],
  ['Courtyard, dusk. The whole of the courtyard', 'garden'],
  ['村口的全貌', 'meadow'],
  ['The whole of the station platform', 'platform'],
  ['客栈的全貌', 'room'],
  ['车厢的全貌，女孩在车厢里', 'cabin'],
])('a scene of a script is where it says: %s', (scene, setting) => {
  expect(understand(scene, '').setting).toBe(setting);
});
