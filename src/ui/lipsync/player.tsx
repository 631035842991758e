import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { findLipSync, found } from '../../store/lipsync/lip-found.ts';
import { lipSyncs } from '../../store/lipsync/lip-syncs.ts';
import { type LipView, lipView } from '../../store/lipsync/lip-view.ts';
import { closeOverlay } from '../../store/lipsync/overlay.ts';
import { ClipPlayer } from '../kit/clip-player.tsx';
import { ViewActions } from '../kit/view-actions.tsx';
import { lipActions } from './lip-actions.ts';
import { useNameOf, useToolName } from './use-name.ts';
import { useLipTasks } from './use-results.ts';

/** The actions with their own button in the full-screen view, the first three on phones as well. */
const SHOWN = ['download', 'source', 'reuse', 'star', 'delete'];
const ALWAYS = ['download', 'source', 'reuse'];

/** A result in the full-screen view (LIP-12). */
export default function Player({ taskId }: { taskId: string }) {
  const { t } = useLingui();
  // read again with each change of either list
  useSnapshot(lipSyncs.state);
  useSnapshot(found.state);
  const tasks = useLipTasks();
  const row = findLipSync(taskId);
  const view = row && lipView(row, tasks.get(taskId));
  const done = view?.phase === 'done' ? view : null;
  const name = useNameOf({ text: view?.text ?? '' });
  return (
    <ClipPlayer
      clip={done && { key: taskId, video: done.video, poster: done.poster, words: done.text }}
      label={name}
      card={`[data-lip="${taskId}"]`}
      actions={(leave) =>
        row &&
        view && (
          <ViewActions
            label={t`Actions for this clip`}
            entries={() => lipActions({ row, view })}
            shown={SHOWN}
            always={ALWAYS}
            onLeave={leave}
          />
        )
      }
      facts={done && <Facts view={done} />}
      onClosed={closeOverlay}
    />
  );
}

/** Its tool and maker. */
function Facts({ view }: { view: LipView }) {
  const { t } = useLingui();
  const tool = useToolName(view);
  return (
    <ul>
      <li>{tool}</li>
      {view.provider && <li>{view.provider === 'built-in engine' ? t`Built-in engine` : view.provider}</li>}
      <li>{t`Marked in its file as made by a machine`}</li>
    </ul>
  );
}
