import { expect, test, vi } from 'vitest';
import { countPageView, type PageView, setPageViewSender } from '../../src/ui/shell/page-view.ts';

test('page views are sent to the configured collector, whose errors are caught', async () => {
  const collector = vi.fn((_view: PageView) => Promise.reject(new Error('down')));
  setPageViewSender(collector);
  countPageView({ path: '/draw', title: 'Draw · Inkreel' });
  await Promise.resolve();
  expect(collector).toHaveBeenCalledExactlyOnceWith({ path: '/draw', title: 'Draw · Inkreel' });
});
