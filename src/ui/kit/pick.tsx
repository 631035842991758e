import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { styled } from '../theme/styled.tsx';
import { Button } from './button.tsx';
import type { Choice } from './floating-choice.tsx';
import { later } from './later.ts';
import { afterLast } from './pass-focus.ts';

const load = styled(() => import('./floating-choice.tsx'));
const FloatingChoice = later(load) as unknown as typeof import('./floating-choice.tsx').default;

/** A chip of the prompt bar that shows the chosen value and opens a list of all. */
export function Pick<V extends string>({
  title,
  choices,
  value,
  foot,
  after,
  children,
  onChoose,
}: {
  /** The name of the choice, e.g. `Model`. */
  title: string;
  choices: readonly Choice<V>[];
  value: V;
  foot?: ReactNode;
  /** The kind of rows whose last one, when it is deleted, passes the focus on to the chip. */
  after?: string | undefined;
  /** The chip's content. */
  children: ReactNode;
  onChoose: (value: V) => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const warm = () => void load();
  return (
    <>
      <Button
        variant="soft"
        id={id}
        {...(after && afterLast(after))}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(true)}
      >
        <span className="unseen">{t`${title}: `}</span>
        {children}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FloatingChoice
            anchor={id}
            title={title}
            choices={choices}
            value={value}
            foot={foot}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
