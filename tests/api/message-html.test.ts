import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../server/db/migrations.ts';
import { cleanMessage, saysSomething } from '../../server/messages/broadcast-html.ts';
import { linkOf, pictureOf } from '../../src/api/message-html.ts';

const KEY = '0123456789abcdef'.repeat(2);
const PICTURE = `/media/${KEY}.jpg`;

describe('allowed links', () => {
  test.each([
    ['#/draw', 'place'],
    ['#/create?id=3&step=4', 'place'],
    ['https://example.com/a?b#c', 'outside'],
    ['http://example.com', 'outside'],
    ['mailto:a@example.com', 'outside'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['vbscript:x', null],
    ['blob:https://example.com/1', null],
    ['//example.com', null],
    ['/api/base/login', null],
    ['#top', null],
    ['', null],
  ] as const)('%s: %s', (href, kind) => expect(linkOf(href)).toBe(kind));
});

test.each([
  [`${PICTURE}?e=1&s=x`, PICTURE],
  [`https://studio.example.com${PICTURE}`, PICTURE],
  ['/media/../api/x.jpg', null],
  [`/media/${KEY}.jpg/more`, null],
  [`data:image/png;base64,${KEY}`, null],
  ['https://example.com/a.png', null],
  [`javascript:"/media/${KEY}.jpg"`, null],
])('the picture path of %s is %s', (src, path) => expect(pictureOf(src)).toBe(path));

describe('sanitizing a message when it is written (decisions C-33)', () => {
  test.each([
    ['text, lists and emphasis', '<p>a <b>b</b><br />c</p><ul><li>d</li></ul>'],
    ['a place of the app', '<a href="#/draw">Draw</a>'],
    [
      'a link out, in a window of its own',
      '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['a picture of the studio', `<img alt="a fox" width="40" src="${PICTURE}" />`],
    ['words that only look like tags', '<p>1 &lt; 2 &amp;&amp; 3 &gt; 2</p>'],
  ])('%s', (_name, html) => expect(cleanMessage(html)).toBe(html));

  test.each([
    ['<script>alert(1)</script>', ''],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<p onclick="x()" style="position:fixed" class="c" id="i">a</p>', '<p>a</p>'],
    ['<style>p { display: none }</style>a', 'a'],
    ['<img src="x" onerror="alert(1)">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<svg onload="alert(1)"><script>alert(2)</script></svg>', ''],
    ['<math><mtext><a href="javascript:alert(1)">x</a></mtext></math>', '<a>x</a>'],
    ['<a href="javascript:alert(1)" target="_top">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    [
      '<a href="https://a.example" target="_self" rel="opener">x</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['<iframe src="https://a.example"></iframe><form action="/x"><input>b</form>', 'b'],
    ['<h1>a</h1><h2>b</h2><h5>c</h5>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
    ['<base href="https://a.example"><meta http-equiv="refresh"><link rel="stylesheet">a', 'a'],
    ['<xmp><img src=x onerror=alert(1)></xmp>a', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
    ['<!-- a --><p>b', '<p>b</p>'],
  ])('%s becomes %s', (html, clean) => {
    expect(cleanMessage(html)).toBe(clean);
    expect(cleanMessage(clean)).toBe(clean);
  });

  test('whitespace, rules and empty tags count as empty; text or a picture does not', () => {
    expect(
      ['', '<p>&nbsp;<br /></p>', '<hr />', '<p>\u200b</p>'].map((html) => saysSomething(cleanMessage(html))),
    ).toEqual([false, false, false, false]);
    expect(['<p>.</p>', `<img src="${PICTURE}">`].map((html) => saysSomething(cleanMessage(html)))).toEqual([
      true,
      true,
    ]);
  });

  test('the welcome message is sanitized too', () => {
    const { sql = '' } = MIGRATIONS.find(({ name }) => name === '012-message-centre') ?? {};
    const texts = sql.match(/(?<=')<p>[^']+/g) ?? [];
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(cleanMessage(text)).toBe(text);
  });
});
