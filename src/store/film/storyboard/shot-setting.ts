import type { Client } from '../../../api/client.ts';
import { clientOfThisLogin } from '../../client.ts';
import { shownAtOnce } from '../../shown-at-once.ts';
import { board } from './board.ts';
import { notifyTabs } from './board-channel.ts';
import { record } from './history.ts';

interface Ways<Value> {
  /** Shows a value in its shot. */
  show: (shotId: number, value: Value) => void;
  send: (client: Client, at: { projectId: number; shotId: number }, value: Value) => Promise<unknown>;
}

/**
 * Something of a shot that one press changes, such as its length, with undo.
 * @returns sets it. @param before what is shown now. @throws ApiError; what the server has is shown again
 */
export function shotSetting<Value>({ show, send }: Ways<Value>) {
  const change = shownAtOnce<number, Value>();

  function keep(shotId: number, before: Value, value: Value, withUndo = false): Promise<void> {
    const { projectId } = board;
    // somebody else may have signed in when its turn comes
    const client = clientOfThisLogin();
    const isHere = (): boolean => board.projectId === projectId;
    return change(shotId, {
      before,
      value,
      show: (shown) => isHere() && show(shotId, shown),
      send: () => send(client, { projectId, shotId }, value),
      onSaved: (saved) => {
        notifyTabs({ kind: 'changed' }, projectId);
        if (!withUndo || !isHere()) return;
        record({
          key: '',
          shotId,
          undo: () => keep(shotId, value, saved),
          redo: () => keep(shotId, saved, value),
        });
      },
    });
  }
  return (shotId: number, before: Value, value: Value): Promise<void> => keep(shotId, before, value, true);
}
