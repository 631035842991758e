import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { UndrawnThing } from '../../api/prompt-check.ts';
import { browser } from '../../store/browser.ts';
import type { PromptCheck } from '../../store/prompt-check.ts';
import { listed } from './listed.ts';
import styles from './undrawn-note.module.css';

/** Says before anything is paid what the built-in engine leaves out of the prompt. It keeps nobody from generating. */
export function UndrawnNote({ check }: { check: PromptCheck }) {
  const { undrawn } = useSnapshot(check.state);
  useEffect(() => check.watch(), [check]);
  return <Note things={undrawn} />;
}

/** The same of a whole film: each thing with the numbers of the shots that name it. @param ids of the lines or shots, in order */
export function UndrawnInFilm({
  undrawn,
  ids,
}: {
  undrawn: readonly UndrawnThing[];
  ids: readonly number[];
}) {
  const things = undrawn.flatMap(({ word, ids: named }) => {
    const shots = named.map((id) => ids.indexOf(id) + 1).filter((number) => number > 0);
    const numbers = listed(shots);
    if (shots.length === 0) return [];
    return [plural(shots.length, { one: `${word} (shot ${numbers})`, other: `${word} (shots ${numbers})` })];
  });
  return <Note things={things} whole />;
}

function Note({ things, whole = false }: { things: readonly string[]; whole?: boolean }) {
  const { language } = useSnapshot(browser);
  const words = listed(things, language);
  // there without words too: screen readers only announce changes in elements that they already know
  return (
    <p className={styles.note} data-whole={whole || undefined} aria-live="polite" data-ui="undrawn">
      {words && <Trans>The built-in engine can't draw: {words}.</Trans>}
    </p>
  );
}
