import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { costWords } from './cost-words.ts';
import { Pick } from './pick.tsx';

export interface ModelChoice<Key extends string> {
  key: Key;
  name: string;
  /** Beside the name: a version or tier. */
  tag?: string;
  /** Pictures per task. */
  pictures: number;
  /** Points per task; null while unknown. */
  cost: number | null;
  /** Who makes them; undefined for the built-in engine. */
  maker: string | undefined;
  /** Why it cannot be chosen. */
  unfit?: string | false;
}

/** A list of picture models with their cost per use, read from the points payload (POINTS-07), and who really makes the pictures. */
export function ModelPick<Key extends string>({
  models,
  value,
  after,
  children,
  onChoose,
}: {
  models: readonly ModelChoice<Key>[];
  value: Key;
  /** See {@link Pick}. */
  after?: string;
  /** The chip's content. */
  children: ReactNode;
  onChoose: (model: Key) => void;
}) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const maker = payload?.providers?.picture;
  const bound = models.filter((model) => model.maker).length;
  return (
    <Pick
      title={t`Model`}
      value={value}
      after={after}
      onChoose={onChoose}
      choices={models.map((model) => ({
        value: model.key,
        label: model.name,
        tag: model.tag ?? '',
        disabled: Boolean(model.unfit),
        note: [plural(model.pictures, { one: '# picture', other: '# pictures' }), model.maker, model.unfit]
          .filter(Boolean)
          .join(' · '),
        ...(payload && { end: costWords(model.cost) }),
      }))}
      foot={
        maker &&
        bound < models.length &&
        (maker === 'built-in engine' ? (
          bound > 0 ? (
            <Trans>The built-in engine draws for models without a maker's name.</Trans>
          ) : (
            <Trans>For now, this studio's built-in engine draws all of them.</Trans>
          )
        ) : (
          <Trans>Made by {maker}</Trans>
        ))
      }
    >
      {children}
    </Pick>
  );
}
