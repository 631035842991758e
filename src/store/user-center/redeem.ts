import { redeem } from '../../api/user-center.ts';
import { client } from '../client.ts';

/**
 * Redeems a code (USER-18).
 * @param code trimmed and not empty
 * @returns the server's message, which may be empty
 * @throws ApiError
 */
export async function redeemCode(code: string): Promise<string> {
  let answer = '';
  await client.send(
    redeem,
    { code },
    {
      onMessage: (message) => {
        answer = message;
      },
    },
  );
  return answer;
}
