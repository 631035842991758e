import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ScriptChanges } from '../../../api/script-changes.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { DialogueText } from '../script/dialogue-text.tsx';
import styles from './script-update-list.module.css';

type Change = ScriptChanges['changed'][number];
type Field = Change['kept'][number];

const FIELD_NAMES = {
  drama_dialogue: msg`Dialogue`,
  hm_desc: msg`Picture`,
  narration: msg`Narration`,
  static_desc: msg`Prompt`,
  dynamic_desc: msg`Motion`,
} as const satisfies Record<Field, unknown>;
/** Shown first. Prompts repeat these texts, so they are shown only if nothing else changed. */
const SHOWN: readonly Field[] = ['hm_desc', 'narration'];

const shownOf = ({ texts }: Change) => {
  const own = texts.filter(({ field }) => SHOWN.includes(field));
  return own.length > 0 ? own : texts;
};

/** Added, removed and changed shots, and a new order. */
export function ScriptUpdateList({
  changes: { added, removed, changed, reordered },
}: {
  changes: ScriptChanges;
}) {
  return (
    <div className={styles.changes} data-ui="script-changes">
      {added.length > 0 && (
        <Group title={plural(added.length, { one: '# shot added', other: '# shots added' })}>
          {added.map(({ drama_id, list_order, hm_desc, dialogue }) => (
            <Row key={drama_id} number={list_order + 1}>
              {hm_desc ||
                (dialogue ? <DialogueText dialogue={dialogue} /> : <Trans>Nothing written yet</Trans>)}
            </Row>
          ))}
        </Group>
      )}
      {removed.length > 0 && (
        <Group title={plural(removed.length, { one: '# shot removed', other: '# shots removed' })}>
          {removed.map(({ scene_id, list_order, hm_desc, scene_img }) => (
            <Row key={scene_id} number={list_order + 1} picture={scene_img}>
              {hm_desc}
            </Row>
          ))}
        </Group>
      )}
      {changed.length > 0 && (
        <Group
          title={plural(changed.length, { one: '# shot with new text', other: '# shots with new text' })}
        >
          {changed.map((change) => (
            <Row key={change.scene_id} number={change.list_order + 1}>
              <Texts change={change} />
            </Row>
          ))}
        </Group>
      )}
      {reordered === 1 && (
        <Quiet>
          <Trans>Shots move to the order of the script.</Trans>
        </Quiet>
      )}
    </div>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
);

function Row({ number, picture = '', children }: { number: number; picture?: string; children: ReactNode }) {
  const { t } = useLingui();
  const source = mediaOf(picture, 320);
  return (
    <li>
      <b>{t`Shot ${number}`}</b>
      <div>{children}</div>
      {source && <img src={source} alt="" loading="lazy" decoding="async" />}
    </li>
  );
}

function Texts({ change }: { change: Change }) {
  const kept = new Intl.ListFormat(i18n.locale).format(
    change.kept.map((field) => i18n._(FIELD_NAMES[field])),
  );
  return (
    <>
      {shownOf(change).map(({ field, before, after }) => (
        <p key={field}>
          <small>{i18n._(FIELD_NAMES[field])}</small>
          {before && <del>{before}</del>}
          {after && <ins>{after}</ins>}
        </p>
      ))}
      {kept && (
        <Quiet small>
          <Trans>You edited this in the storyboard, so it stays: {kept}</Trans>
        </Quiet>
      )}
    </>
  );
}
