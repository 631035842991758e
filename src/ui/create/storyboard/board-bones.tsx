import { useLingui } from '@lingui/react/macro';

/** Keeps the room of the storyboard while it is read. */
export function BoardBones() {
  const { t } = useLingui();
  return (
    <div className="board" role="status" aria-label={t`Loading`}>
      <div className="board-main">
        <i className="bone player-bone" />
        <div className="strip-bones">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
            <i key={name} className="bone" />
          ))}
        </div>
      </div>
      <div className="side-tools">
        <i className="bone side-bone" />
        <i className="bone side-bone" />
      </div>
    </div>
  );
}
