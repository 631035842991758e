import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { OfName } from '../kit/of-name.tsx';
import styles from './record-words.module.css';

/** The prompt: up to four lines, and all of it after a press. @param name of the record */
export function RecordWords({ words, name }: { words: string; name: string }) {
  const text = useRef<HTMLHeadingElement>(null);
  const [long, setLong] = useState(false);
  const [whole, setWhole] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words may be longer
  useLayoutEffect(() => {
    const box = text.current;
    if (box && !whole) setLong(box.scrollHeight > box.clientHeight + 1);
  }, [words, whole]);

  return (
    <div className={styles.words}>
      <h2 ref={text} dir="auto" data-whole={whole || undefined}>
        {words}
      </h2>
      {long && (
        <button type="button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
          <OfName name={name} />
        </button>
      )}
    </div>
  );
}
