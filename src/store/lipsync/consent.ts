/** The member's consent: they may use the faces that they upload. Asked once; the account stores it. */
import { proxy } from 'valtio';
import { faceConsent } from '../../api/lipsync.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';

const consent = proxy({ given: false });

onLoginChange(() => {
  consent.given = false;
});

/** Whether it was given, now or before. On a server that does not store it, it is asked for in each visit. */
export async function hasConsent(): Promise<boolean> {
  if (consent.given) return true;
  const { token } = session;
  const answer = await client.send(faceConsent, {}).catch(() => ({ given: 0 as const }));
  // one member's consent is not the next one's
  if (session.token === token) consent.given = answer.given === 1;
  return consent.given;
}

/** What a submit says of it. */
export const consentField = (): { face_consent?: 1 } => (consent.given ? { face_consent: 1 } : {});

/** Gives the consent. It counts for this visit even if it could not be stored. @throws ApiError */
export async function giveConsent(): Promise<void> {
  consent.given = true;
  await client.send(faceConsent, { given: 1 });
}
