import { fakeApi, type Sent } from '../../store/fake-api.ts';

const nothing = { lists: [], has_next: 0, total: 0 };

/** A fake studio whose member has one point. @param more further fields of the points answer */
export const memberStudio = (more: object): Sent[] =>
  fakeApi({
    '/center/points': () => ({ potins: 1, star_tel: '138****0000', user_id: 7, ...more }),
    '/center/points-log': () => nothing,
    '/center/invited-users': () => ({ ...nothing, points: 0 }),
    '/center/distribute-users': () => ({
      ...nothing,
      total_order_amount: 0,
      distribute_amount: 0,
      balance: 0,
    }),
    '/center/invite': () => ({ invited_url: 'https://x.example/' }),
  });
