import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AtSign, UserRound } from 'lucide-react';
import { useRef } from 'react';
import { promptParts } from '../../../api/mentions.ts';
import type { BoardRole } from '../../../store/film/storyboard/board.ts';
import { NoRoom } from '../../kit/full-note.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import { useBoxText } from '../../kit/use-box-text.ts';
import styles from './mention-box.module.css';
import { useMentions } from './use-mentions.ts';

const noRoomFor = ({ name, by }: { name: string; by: number }): string =>
  plural(by, {
    one: `No room for ${name}: make the text # character shorter`,
    other: `No room for ${name}: make the text # characters shorter`,
  });

/**
 * A text box with mentions of roles by @. It is a plain text box, so that input methods, screen readers and undo work as usual;
 * mentions are highlighted by a layer behind the text.
 */
export function MentionBox({
  id,
  label,
  value,
  roles,
  limit,
  placeholder,
  onText,
  onMention,
  onBlur,
}: {
  id: string;
  label: string;
  value: string;
  /** The roles that can be mentioned. */
  roles: readonly BoardRole[];
  limit: number;
  placeholder: string;
  onText: (text: string) => void;
  onMention: (name: string) => void;
  onBlur: () => void;
}) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  useBoxText(field, value);
  const marks = useRef<HTMLDivElement>(null);
  const { list, found, nth, tooLong, take, look, close, begin, onKeyDown } = useMentions({
    field,
    roles,
    onText,
    onMention,
  });
  const optionId = (index: number) => `${list}-${index}`;
  return (
    <div className={styles.box}>
      <div className={styles.text}>
        <div ref={marks} dir="auto" className={styles.marks} aria-hidden>
          {promptParts(value).map(({ text, name }, index) =>
            roles.some((role) => role.name === name) ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
              <mark key={index}>{text}</mark>
            ) : (
              text
            ),
          )}
          {/* a last empty line has a height, too */}
          {'\u200b'}
        </div>
        <textarea
          ref={field}
          id={id}
          rows={2}
          dir="auto"
          maxLength={limit}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={found.length > 0 ? list : undefined}
          aria-activedescendant={found.length > 0 ? optionId(nth) : undefined}
          onChange={({ target }) => {
            onText(target.value);
            look();
          }}
          onKeyDown={onKeyDown}
          onKeyUp={({ key }) => {
            if (key.startsWith('Arrow') || key === 'Home' || key === 'End') look();
          }}
          onClick={look}
          onScroll={({ currentTarget }) => {
            if (marks.current) marks.current.scrollTop = currentTarget.scrollTop;
          }}
          onBlur={() => {
            close();
            onBlur();
          }}
        />
      </div>
      <IconButton
        className={styles.at}
        aria-label={t`Mention a character: ${label}`}
        title={t`Mention a character (@)`}
        onClick={begin}
      >
        <AtSign aria-hidden size={15} strokeWidth={1.75} />
      </IconButton>
      <span className="unseen" role="status">
        {found.length > 0 && plural(found.length, { one: '# character', other: '# characters' })}
      </span>
      {tooLong && <NoRoom>{noRoomFor(tooLong)}</NoRoom>}
      {found.length > 0 && (
        <div id={list} role="listbox" aria-label={t`Characters`} className={styles.list}>
          {found.map(({ id: roleId, name, cref }, index) => {
            const picture = mediaOf(cref, 320);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys stay in the box, and choose from there
              <div
                key={roleId}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === nth}
                // the focus stays in the text box
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(name)}
              >
                {picture ? (
                  <img src={picture} alt="" />
                ) : (
                  <UserRound aria-hidden size={16} strokeWidth={1.75} />
                )}
                <bdi>{name}</bdi>
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}
