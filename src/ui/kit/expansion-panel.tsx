import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { cutTo } from '../../api/cut-text.ts';
import { EXPANSION_CHARACTERS } from '../../api/draw.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { Button } from './button.tsx';
import { CountedField } from './counted-field.tsx';
import { expansionCost, expansionCostWords } from './expansion-cost.ts';
import styles from './expansion-panel.module.css';
import { Quiet } from './quiet.tsx';
import { StatusLine } from './status-line.tsx';

/**
 * The popup of smart expansion: it expands at once, or shows what the same prompt was expanded to. The text can be changed, used, or
 * made again (DRAW-42, DRAW-43).
 */
export default function ExpansionPanel({
  make,
  words,
  onUse,
  onFailed = report,
}: {
  /** Expands the current prompt. @param again whether another one is wanted: the last one is paid for @throws ApiError */
  make: (again: boolean) => Promise<string>;
  /** Labels of the buttons, where they differ. */
  words?: { use: string; again: string };
  onUse: (expanded: string) => void;
  /** Reports an error, in addition to the line under the text. */
  onFailed?: (error: unknown) => void;
}) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { online } = useSnapshot(browser);
  const [text, setText] = useState('');
  const [state, setState] = useState<'working' | 'ready' | 'failed'>('working');
  const started = useRef(false);

  const run = async (again: boolean) => {
    setState('working');
    if ((await knownPrice(() => expansionCost(points.payload))) === null) return setState('failed');
    try {
      setText(cutTo(await make(again), EXPANSION_CHARACTERS));
      setState('ready');
    } catch (error) {
      setState('failed');
      onFailed(error);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the press that opened it is the order, once
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void run(false);
  }, []);

  const cost = payload ? expansionCostWords(points.payload) : '';
  const maker = payload?.providers?.expansion;
  return (
    <>
      <CountedField
        label={t`Expanded prompt`}
        rows={7}
        value={text}
        max={EXPANSION_CHARACTERS}
        placeholder={state === 'working' ? t`Expanding…` : ''}
        onValue={setText}
      />
      <StatusLine bad={state === 'failed'}>
        {state === 'working'
          ? t`Expanding…`
          : state === 'failed'
            ? t`That didn't work. Your prompt is unchanged.`
            : null}
      </StatusLine>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          loading={state === 'working'}
          blocked={!online}
          onClick={() => void run(true)}
        >
          {words?.again ?? <Trans>Again</Trans>} {cost && <small>{cost}</small>}
        </Button>
        <Button variant="primary" blocked={text.trim() === ''} onClick={() => onUse(text.trim())}>
          {words?.use ?? <Trans>Use</Trans>}
        </Button>
      </div>
      {maker === 'built-in engine' && (
        <Quiet small>
          <Trans>Written by the built-in engine, with rules and phrases that it can draw.</Trans>
        </Quiet>
      )}
    </>
  );
}
