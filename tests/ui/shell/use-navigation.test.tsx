import { useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { useRoute } from '../../../src/ui/router/use-route.ts';
import { useNavigation } from '../../../src/ui/shell/use-navigation.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { eachOnItsOwn, showAt } from '../show.tsx';

/** @param goesOn where the address already leads when what is drawn here takes effect */
function Place({ goesOn }: { goesOn: string | null }) {
  const { name, path } = useRoute();
  useEffect(() => {
    if (goesOn) history.replaceState(null, '', `#${goesOn}`);
  }, [goesOn]);
  useNavigation(name, path, useRef(null));
  return null;
}

eachOnItsOwn();

test.each([
  ['the root leads to the square', null, '#/square'],
  ['who has gone on before the root led to the square is not led there', '/draw', '#/draw'],
])('%s', async (_, goesOn, hash) => {
  fakeApi({});
  await showAt('/', <Place goesOn={goesOn} />);
  expect(location.hash).toBe(hash);
});
