import type { SpeechRequest } from '../../../generators/speech/speech.ts';

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A line as SSML, with one voice per speaker. */
export const ssmlOf = (speeches: readonly SpeechRequest[]): string =>
  `<speak>${speeches
    .map(
      ({ text, voice, speed }) =>
        `<voice name="${escaped(voice)}"><prosody rate="${Math.round(speed * 100)}%">${escaped(text)}</prosody></voice>`,
    )
    .join('')}</speak>`;
