import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FILM_PARTS } from '../../../api/made-by.ts';
import type { Quote } from '../../../store/film/export/exports.ts';
import { Quiet } from '../../kit/quiet.tsx';

const BUILT_IN = 'built-in engine';

/** Price and makers of the film in one line that is always visible: the receipt may have to be scrolled to. */
export function FilmSum({ quote, composed }: { quote: Quote; composed: boolean }) {
  const { t, i18n } = useLingui();
  const { points, made_by: by, provider } = quote;
  const parts = FILM_PARTS.filter((part) => part !== 'music' || composed);
  const names = new Set(by ? parts.flatMap((part) => by[part]) : [provider]);
  const makers = [...names]
    .filter(Boolean)
    .map((name) => (name === BUILT_IN ? t`the built-in engine` : name))
    .join(i18n.locale === 'zh' ? '、' : ', ');
  const cost =
    points === 0
      ? t`Voice-over: free`
      : plural(points, { one: 'Voice-over: # point', other: 'Voice-over: # points' });
  return <Quiet small>{makers ? t`${cost} · Made by ${makers}` : cost}</Quiet>;
}
