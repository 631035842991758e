import { afterEach, expect, test, vi } from 'vitest';
import { db } from '../../src/store/bridge/engine-db.ts';
import { post } from '../../src/store/bridge/post.ts';
import { openView } from '../../src/store/bridge/view.ts';
import { readSnapshot } from '../../src/sw/engine/snapshot.ts';
import type { Change } from '../../src/sw/protocol.ts';

afterEach(() => vi.restoreAllMocks());

test('a page that could not read the store anew still hears what changes afterwards', async () => {
  const applied: Change[] = [];
  const view = openView({
    replace: () => undefined,
    apply: (changes) => applied.push(...changes),
    hear: () => undefined,
  });
  await view.reload();
  const { seq } = await readSnapshot(db);
  vi.spyOn(db, 'read').mockRejectedValueOnce(new DOMException('busy', 'UnknownError'));
  await expect(view.reload()).rejects.toThrow('busy');
  const gone: Change = { type: 'removed', key: '7|draw|t1' };
  post({ type: 'delta', from: seq, seq: seq + 1, changes: [gone] });
  await vi.waitFor(() => expect(applied).toEqual([gone]));
});
