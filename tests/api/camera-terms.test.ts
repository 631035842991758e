import { expect, it, test } from 'vitest';
import { ANGLES, DISTANCES, MOVES } from '../../generators/text/camera-terms.ts';
import { CAMERA_TERMS, cameraTerms, moveIn, withMove } from '../../src/api/camera-terms.ts';

test('the terms equal those of the built-in writer', () => {
  expect(CAMERA_TERMS.shot_type).toEqual(Object.values(DISTANCES));
  expect(CAMERA_TERMS.angle).toEqual(Object.values(ANGLES));
  expect(CAMERA_TERMS.move).toEqual(Object.values(MOVES));
});

test('terms are offered in the language of the film', () => {
  expect(cameraTerms('move', 'A pier.')[1]).toBe('Push in');
  expect(cameraTerms('move', '码头。')[1]).toBe('推镜头');
});

it.each([
  ['Camera: push in. The boat sails.', 'Push in', 'Pan', 'Camera: pan. The boat sails.'],
  ['Camera: push in.', 'Push in', '', ''],
  ['The boat sails.', '', 'Tilt up', 'Camera: tilt up. The boat sails.'],
  ['', '', 'Static', 'Camera: static.'],
  ['镜头：推镜头。小船驶出。', '推镜头', '摇镜头', '镜头：摇镜头。小船驶出。'],
  ['Camera: dance around. The boat sails.', '', 'Pan', 'Camera: pan. The boat sails.'],
])('the camera move of “%s” is “%s”; replaced by “%s” it is “%s”', (motion, move, other, changed) => {
  expect(moveIn(motion)).toBe(move);
  expect(withMove(motion, other)).toBe(changed);
});
