import type { Config } from '../config.ts';
import { maskPhone } from './phones.ts';

/** Sends a text message to a phone. Rejects on failure. */
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
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}.`);
  };
}
