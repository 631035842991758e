import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { textLanguage } from '../../api/voices.ts';
import { tagsOf, type Voice } from '../../store/voice.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { StickyFoot } from './sticky-foot.tsx';
import styles from './voice-dialog.module.css';
import { VoiceList } from './voice-list.tsx';

const speaks = (voice: Voice, language: string): boolean => tagsOf(voice).includes(language);

/** The dialog in which a voice is chosen: of a speaker in a shot, and of the film's characters. */
export function VoiceDialog({
  title,
  head,
  text = '',
  voices,
  chosen,
  note,
  foot,
  children,
  onChoose,
  onClose,
}: {
  title: string;
  /** Above the list, e.g. its filters. */
  head?: ReactNode;
  /** What is to be spoken: voices of its language come first; without it those of the interface. */
  text?: string;
  voices: readonly Voice[];
  chosen: Voice | undefined;
  /** A line above the foot that keeps its place: what is wrong, or that nothing was found. */
  note?: ReactNode;
  /** The buttons at the end. With them the list is the last thing above: on a small screen it then scrolls with the whole dialog. */
  foot?: ReactNode;
  /** Below the list. */
  children?: ReactNode;
  onChoose: (voice: Voice) => void;
  onClose: () => void;
}) {
  const { i18n } = useLingui();
  const language = text.trim() ? textLanguage(text) : i18n.locale;
  const inOrder = [...voices].sort((a, b) => Number(speaks(b, language)) - Number(speaks(a, language)));
  const list = useRef<HTMLFieldSetElement>(null);
  const checked = () => list.current?.querySelector<HTMLElement>(':checked') ?? null;
  useEffect(() => {
    const row = list.current?.querySelector(':checked')?.closest('[data-ui=voice]');
    row?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <SheetDialog title={title} size="md" focus={checked} onClose={onClose}>
      {head}
      <VoiceList
        voices={inOrder}
        chosen={chosen}
        isLast={foot !== undefined}
        onChoose={onChoose}
        field={list}
      />
      {foot === undefined ? (
        children
      ) : (
        <StickyFoot>
          <div className={styles.note}>{note}</div>
          {children}
          {foot}
        </StickyFoot>
      )}
    </SheetDialog>
  );
}
