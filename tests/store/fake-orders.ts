import { fakeApi, type Sent } from './fake-api.ts';

export const CREATE = '/package/create-order';
export const SEARCH = '/package/search-order';

/** A server whose orders last thirty seconds. @param found what it says of an order that is looked up */
export const orderServer = (found: () => { status: number; elsewhere?: number }): Sent[] =>
  fakeApi({
    [CREATE]: (({ package_id = 0, member_id = 0 }: { package_id?: number; member_id?: number }) => {
      const id = package_id || member_id;
      return {
        redirect_url: `https://pay.example.com/${id}`,
        order_no: `o${id}`,
        expire_time: 30,
        status: 0,
      };
    }) as (body: never) => unknown,
    [SEARCH]: found,
  });

/** The packages that were ordered. */
export const created = (sent: readonly Sent[]): number[] =>
  sent.flatMap(({ path, body }) => (path === CREATE ? [(body as { package_id: number }).package_id] : []));
