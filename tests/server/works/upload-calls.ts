import { requestUpload } from '../../../src/api/uploads.ts';
import { requestWorkUpload } from '../../../src/api/works.ts';
import type { Member, Studio } from '../harness.ts';
import { plainPicture } from '../pictures.ts';

/** The calls of the publish form, as the given member. */
export function uploadCalls(now: () => { studio: Studio; member: Member }) {
  const headers = ({ token } = now().member) => ({ authorization: token, 'accept-language': 'en' });
  const begin = async (who = now().member): Promise<string> => {
    const { token, domain } = await now().studio.send(who.token, requestWorkUpload, {});
    return `${domain}/${token}`;
  };
  const put = (address: string, part: number, payload: Buffer, who = now().member) =>
    now().studio.app.inject({
      method: 'PUT',
      url: `${address}/${part}`,
      payload,
      headers: { ...headers(who), 'content-type': 'application/octet-stream' },
    });
  const ask = (address: string, query = '', who = now().member) =>
    now().studio.app.inject({ url: address + query, headers: headers(who) });
  return {
    begin,
    put,
    ask,
    /** Sends a film in parts. @returns its address */
    async send(data: Buffer, partBytes: number): Promise<string> {
      const address = await begin();
      for (let part = 0; part * partBytes < data.length; part++)
        await put(address, part, data.subarray(part * partBytes, (part + 1) * partBytes));
      return address;
    },
    /** Uploads a cover. @returns its address */
    async cover(who = now().member): Promise<string> {
      const { studio } = now();
      const grant = await studio.send(who.token, requestUpload, { use: 'workCover' });
      const payload = await plainPicture(640, 360, 'png');
      await studio.app.inject({ method: 'PUT', url: grant.url, headers: grant.headers, payload });
      return grant.public_url;
    },
  };
}
