import { expect, test } from './harness.ts';
import { publish } from './works-page.ts';

test('each paragraph about a work begins on the side of its own script', { tag: '@rest' }, async ({
  page,
  studio,
  member,
}) => {
  await publish(studio, member, { name: 'Harbour', about: 'وصف الفيلم\nMade at the sea' });
  const { lists } = await studio.call<{ lists: { work_id: number }[] }>('/base/works-lists', {
    home_id: 0,
    page: 1,
    type: 1,
  });
  await page.goto(studio.at(`/square?work=${lists[0]?.work_id}`));
  const about = page.getByText('Made at the sea');
  await expect(about).toBeVisible();
  const [arabic, english] = await about.evaluate((box) => {
    const text = box.firstChild as Text;
    const cut = text.data.indexOf('\n');
    const sides = [
      [0, cut],
      [cut + 1, text.length],
    ].map(([from = 0, to = 0]) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      const { left, right } = range.getBoundingClientRect();
      const all = box.getBoundingClientRect();
      return { left: Math.round(left - all.left), right: Math.round(all.right - right) };
    });
    return sides;
  });
  expect(arabic).toMatchObject({ right: 0 });
  expect(english).toMatchObject({ left: 0 });
});
