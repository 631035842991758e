/** Develops an idea into the text of an advertisement. No model. */
import { createRandom, hashText, mixSeed } from '../../pictures/random.ts';
import { capital } from '../../text/capital.ts';
import type { Language } from '../../text/words.ts';
import { fillLine } from '../fill.ts';
import { withoutRequest } from '../request-words.ts';
import { IdeaNotUnderstood, type StoryRequest } from '../stories.ts';
import { finished } from '../told.ts';
import { isUnderstood } from '../understood.ts';
import { ADVERTS_ZH } from './chinese.ts';
import { ADVERTS_EN } from './english.ts';
import { advertisedIn } from './goods.ts';
import type { Adverts } from './scenes.ts';

const TABLES: Readonly<Record<Language, Adverts>> = { en: ADVERTS_EN, zh: ADVERTS_ZH };

/**
 * Writes an advertisement in paragraphs: an ordinary day, what is advertised, what the idea says of it, somebody who uses it, others who
 * do, a call to act. Only the idea claims anything. Another seed chooses other lines. Pure.
 * @throws IdeaNotUnderstood for an idea in another language
 */
export function developAdvert({ idea, seed, most }: Omit<StoryRequest, 'textType'>): string {
  if (!isUnderstood(idea)) throw new IdeaNotUnderstood('The idea is neither in Chinese nor in English.');
  const language: Language = /\p{Script=Han}/u.test(idea) ? 'zh' : 'en';
  const random = createRandom(mixSeed(seed, hashText(idea)));
  const about = withoutRequest(idea.trim(), language);
  const { goods, called, many } = advertisedIn(about, language);
  const { people, before, of } = TABLES[language];
  const hero = random.pick(people);
  const { meets, uses, joy, call, before: outside } = of[goods];
  const cast = {
    hero,
    other: hero,
    passerBy: hero,
    setting: { the: '', at: '', kind: 'town' },
    sought: called,
    wish: null,
  } as const;
  const line = (text: string): string =>
    fillLine(text.replaceAll('{it}', many ? 'them' : 'it'), cast, language);
  const text = [
    line(random.pick(outside ?? before)),
    line(random.pick(meets)),
    said(about, called, language),
    line(random.pick(uses)),
    line(random.pick(joy)),
    line(call),
  ].join('\n');
  return text.slice(0, most);
}

/** What the idea says; "my bakery" says only what it is. */
function said(about: string, called: string, language: Language): string {
  const alone = isNameAlone(about, called);
  if (language === 'zh')
    return finished(alone ? `这是${about.startsWith('我') ? '' : '我们的'}${about}` : about, '。');
  return finished(
    alone ? `This is ${/^(?:an?|the|my|our)\s/iu.test(about) ? '' : 'our '}${about}` : capital(about),
    '.',
  );
}

const isNameAlone = (about: string, called: string): boolean =>
  about
    .replace(/^(?:an?|the|my|our|我们?的?|我家的?)\s*/iu, '')
    .replace(called.replace(/^the /u, ''), '')
    .replace(/[^\p{L}\p{N}]/gu, '') === '';
