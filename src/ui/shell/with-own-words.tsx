import { Fragment } from 'react';

/** A sentence of ours with people's own words in it: their letters must not turn it round, nor its marks get among them. */
export function WithOwnWords({ sentence, own }: { sentence: string; own: readonly string[] }) {
  const words = own.filter((one) => one !== '').sort((a, b) => b.length - a.length);
  if (words.length === 0) return sentence;
  const literal = words.map((one) => one.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&'));
  // every second part is one of theirs
  return sentence.split(new RegExp(`(${literal.join('|')})`, 'u')).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence do not move
    <Fragment key={at}>{at % 2 ? <bdi>{part}</bdi> : part}</Fragment>
  ));
}
