import { Menu } from '@chakra-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './floating-choice.module.css';
import { FloatingFrame } from './floating-frame.tsx';

export interface Choice<V extends string> {
  value: V;
  label: string;
  /** Beside the label: a version or tier. */
  tag?: string;
  /** At the end of the line, e.g. a cost. */
  end?: string;
  figure?: ReactNode;
  /** Under the label; says why when `disabled`. */
  note?: string;
  disabled?: boolean;
}

/** The list behind a {@link Pick}, loaded when one is first opened. Closing it returns the focus to its button. */
export default function FloatingChoice<V extends string>({
  anchor,
  title,
  choices,
  value,
  foot,
  onChoose,
  onClose,
}: {
  /** Id of the chip. */
  anchor: string;
  title: string;
  choices: readonly Choice<V>[];
  value: V;
  foot?: ReactNode;
  onChoose: (value: V) => void;
  onClose: () => void;
}) {
  return (
    <FloatingFrame
      anchor={anchor}
      label={title}
      first={choices.find(({ disabled }) => !disabled)?.value}
      placement="top-start"
      gutter={8}
      className={styles.choices}
      onClose={onClose}
    >
      <Menu.RadioItemGroup value={value} onValueChange={(change) => onChoose(change.value as V)}>
        <Menu.ItemGroupLabel className={styles.title}>{title}</Menu.ItemGroupLabel>
        {choices.map((choice) => (
          <Menu.RadioItem
            key={choice.value}
            value={choice.value}
            disabled={choice.disabled ?? false}
            closeOnSelect
          >
            {choice.figure}
            <span className={styles.text}>
              <span>
                {choice.label} {choice.tag && <small>{choice.tag}</small>}
              </span>
              {choice.note && <small>{choice.note}</small>}
            </span>
            {choice.end && <span className={styles.end}>{choice.end}</span>}
            <span className={styles.check}>
              {choice.value === value && <Check aria-hidden strokeWidth={2} />}
            </span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioItemGroup>
      {foot && <p className={styles.foot}>{foot}</p>}
    </FloatingFrame>
  );
}
