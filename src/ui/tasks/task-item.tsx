import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import { Badge } from '../kit/badge.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { shortName } from '../kit/short-name.ts';
import { TimeText } from '../kit/time-text.tsx';
import { toolWords } from '../kit/tool-words.ts';
import { TwoLines } from '../kit/two-lines.tsx';
import { FilmLine } from './film-line.tsx';
import { iconOf } from './kinds.ts';
import { TaskActions } from './task-actions.tsx';
import type { Asked } from './task-dialogs.tsx';
import styles from './task-item.module.css';
import { TaskPoints } from './task-points.tsx';
import { TaskState } from './task-state.tsx';

/** One task: what it is, its state, its cost and its actions. */
export const TaskItem = memo(function TaskItem({
  view,
  fresh,
  onAsk,
}: {
  view: TaskView;
  fresh: boolean;
  onAsk: (asked: Asked) => void;
}) {
  const { i18n } = useLingui();
  const { language } = useSnapshot(browser);
  const Icon = iconOf(view.icon);
  const kind = view.words?.[language].one ?? view.kind;
  const title = shortName(view.prompt) || kind;
  const image = mediaOf(view.image, 320);
  return (
    <li tabIndex={-1}>
      <article className={styles.task} data-phase={view.phase} aria-label={title}>
        <div className={styles.thumb}>
          {image ? (
            <img src={image} alt="" loading="lazy" />
          ) : (
            <Icon aria-hidden size={22} strokeWidth={1.5} />
          )}
        </div>
        <div className={styles.body}>
          <p className={styles.head}>
            <span>
              {kind}
              {view.toolName && ` · ${toolWords(view, i18n)}`}
            </span>
            {fresh && view.phase !== 'running' && (
              <Badge>
                <Trans>New</Trans>
              </Badge>
            )}
            <TimeText at={view.at} recent />
          </p>
          {view.prompt && <TwoLines>{view.prompt}</TwoLines>}
          <TaskState view={view} />
          {view.film && <FilmLine film={view.film} />}
          <div className={styles.foot}>
            <TaskPoints view={view} />
            <TaskActions view={view} title={title} onAsk={onAsk} />
          </div>
        </div>
      </article>
    </li>
  );
});
