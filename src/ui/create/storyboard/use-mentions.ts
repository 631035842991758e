import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { mentionBefore, mentionTyped, rolesMatching, takeMention } from '../../../api/mentions.ts';
import type { BoardRole } from '../../../store/film/storyboard/board.ts';

/** After an @ in a text box, offers the roles whose names contain what follows it (BOARD-32 to 34). */
export function useMentions({
  field,
  roles,
  onText,
  onMention,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  roles: readonly BoardRole[];
  onText: (text: string) => void;
  onMention: (name: string) => void;
}) {
  const list = useId();
  const [open, setOpen] = useState<{ at: number; typed: string } | null>(null);
  const [marked, setMarked] = useState(0);
  const [tooLong, setTooLong] = useState<{ name: string; by: number } | null>(null);
  const found = open ? rolesMatching(roles, open.typed) : [];
  const nth = Math.min(marked, found.length - 1);

  const look = () => {
    setTooLong(null);
    const box = field.current;
    const typed =
      box && box.selectionStart === box.selectionEnd
        ? mentionTyped(box.value.slice(0, box.selectionStart))
        : null;
    if (typed?.at !== open?.at || typed?.typed !== open?.typed) setMarked(0);
    setOpen(typed);
  };
  /** Inserts text into the box, with the cursor after it. */
  const put = (text: string, cursor: number) => {
    onText(text);
    // the box renders the text in the next frame
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(cursor, cursor);
    });
  };
  const take = (name: string) => {
    const box = field.current;
    if (!box || !open) return;
    const { text, cursor } = takeMention(box.value, open, name);
    const fits = text.length <= box.maxLength;
    if (fits) {
      put(text, cursor);
      onMention(name);
    }
    setTooLong(fits ? null : { name, by: text.length - box.maxLength });
    setOpen(null);
  };

  /** @returns whether the list handled the key */
  const chooses = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const chosen = found[nth];
    // with Shift they go back a field, or begin a line
    if (!chosen || shiftKey) return false;
    if (key === 'ArrowDown') setMarked((nth + 1) % found.length);
    else if (key === 'ArrowUp') setMarked((nth + found.length - 1) % found.length);
    else if (key === 'Enter' || key === 'Tab') take(chosen.name);
    else if (key === 'Escape') setOpen(null);
    else return false;
    return true;
  };
  /** @returns whether a whole mention was removed */
  const removes = ({ key }: KeyboardEvent): boolean => {
    const box = field.current;
    if (key !== 'Backspace' || !box || box.selectionStart !== box.selectionEnd) return false;
    const cursor = box.selectionStart;
    const length = mentionBefore(box.value.slice(0, cursor));
    if (length === 0) return false;
    put(box.value.slice(0, cursor - length) + box.value.slice(cursor), cursor - length);
    setOpen(null);
    return true;
  };

  return {
    list,
    found,
    nth,
    /** The role whose mention did not fit into the box, and by how many characters. */
    tooLong,
    take,
    look,
    close() {
      setOpen(null);
      setTooLong(null);
    },
    /** Inserts an @ at the cursor, e.g. without a keyboard. */
    begin() {
      const box = field.current;
      if (!box) return;
      const { selectionStart: from, selectionEnd: to, value } = box;
      // the line below the box says that it is full
      if (value.length >= box.maxLength) return;
      put(`${value.slice(0, from)}@${value.slice(to)}`, from + 1);
      setMarked(0);
      setOpen({ at: from, typed: '' });
    },
    onKeyDown(event: KeyboardEvent) {
      // while an input method composes, its keys are its own
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!chooses(event) && !removes(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
