import CSSComputedStyle from 'happy-dom/lib/css/declaration/computed-style/CSSComputedStyle.js';
import { expect, onTestFinished, test } from 'vitest';
import { quickStyles } from '../quick-styles.ts';

quickStyles();

const SHEETS = [
  '.a { display: flex; color: red } .a.b { display: none } p, .c > i:not(.d) { display: inline-block }',
  '@media (min-width: 1px) { .e { visibility: hidden } } @media (max-width: 1px) { .e { display: none } }',
  '[data-x="(."] { display: grid } .f + .g { display: none } #one { visibility: visible !important } .h:is(.a, .b) { display: block }',
];
const PAGE = `<main class="e"><p id="one" class="a b">x<i>y</i></p><p class="c"><i class="q">y</i><i class="d">z</i></p>
  <div data-x="(."></div><div class="f"></div><div class="g" style="visibility: visible"></div><b class="h b"></b><span></span></main>`;

/** Computed visibility of each element: happy-dom's own, and with the replacement. */
function said(): [string[][], string[][]] {
  const all = [...document.body.querySelectorAll('*')];
  const names = ['display', 'visibility', 'color'];
  return [
    all.map((one) => names.map((name) => getComputedStyle(one).getPropertyValue(name))),
    all.map((one) => {
      const own = new CSSComputedStyle(one as never).getComputedStyle();
      return names.map((name) => own.get(name)?.value ?? '');
    }),
  ];
}

test('visibility equals happy-dom’s own result, also after changes', () => {
  const sheets = SHEETS.map((text) => {
    const sheet = document.createElement('style');
    sheet.textContent = text;
    document.head.append(sheet);
    return sheet;
  });
  document.body.innerHTML = PAGE;
  // tests of pages share the document
  onTestFinished(() => {
    document.body.innerHTML = '';
    for (const sheet of sheets) sheet.remove();
  });
  const changes = [
    () => {},
    () => document.querySelector('main')?.classList.remove('e'),
    () => document.querySelector('.a')?.setAttribute('class', 'c'),
    () => document.querySelector('span')?.setAttribute('style', 'display: none'),
    () => document.querySelector('.h')?.append(document.createElement('p')),
    () => sheets[0]?.remove(),
  ];
  const first = JSON.stringify(said()[0]);
  for (const change of changes) {
    change();
    const [here, there] = said();
    expect(here).toEqual(there);
  }
  expect(JSON.stringify(said()[0])).not.toBe(first);
});
