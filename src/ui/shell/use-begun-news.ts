import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { announce } from '../../store/announcer.ts';
import { begun } from '../../store/tasks/begun.ts';
import { pointsWords } from '../kit/cost-words.ts';
import { shortName } from '../kit/short-name.ts';

/**
 * Tells screen readers that a press was taken and what it costs: the new record stands elsewhere on the page, and whoever hears nothing
 * would press, and pay, again.
 */
export function useBegunNews(): void {
  const { t } = useLingui();
  const { count } = useSnapshot(begun);
  const told = useRef(count);
  const say = useEffectEvent(() => {
    const prompt = shortName(begun.prompt);
    const points = begun.cost ? pointsWords(begun.cost) : '';
    // the prompt last: it may end with a mark of its own
    const title = points ? t`Started, ${points}` : t`Started`;
    announce(prompt ? t`${title}: ${prompt}` : title);
  });
  useEffect(() => {
    if (count === told.current) return;
    told.current = count;
    say();
  }, [count]);
}
