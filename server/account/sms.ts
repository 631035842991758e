import { timeoutSignal } from '../../generators/timeout-signal.ts';
import type { Config } from '../config.ts';
import { reasonOf } from '../storage/storage-away.ts';
import { maskPhone } from './phones.ts';

/** Sends a text message to a phone. Rejects on failure, with an error that names neither the phone nor the text. */
export type SendSms = (phone: string, text: string) => Promise<void>;

const PATIENCE_MS = 10_000;

/** The configured gateway; otherwise prints to the server's console. */
export function createSms({ smsGateway, smsGatewayKey }: Config): SendSms {
  if (smsGateway === null)
    return async (phone, text) => {
      process.stdout.write(`To ${maskPhone(phone)}: ${text}\n`);
    };
  return async (phone, text) => {
    const answer = await fetch(smsGateway, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(smsGatewayKey ? { authorization: `Bearer ${smsGatewayKey}` } : {}),
      },
      body: JSON.stringify({ phone, text }),
      // the request has the key, the phone and the code: they go only where the operator has said
      redirect: 'manual',
      signal: timeoutSignal(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new Error(`The SMS gateway cannot be reached: ${reasonOf(error)}`);
    });
    if (answer.status >= 300 && answer.status < 400)
      throw new Error(`The SMS gateway answered ${answer.status}, and a redirect is not followed.`);
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
  };
}
