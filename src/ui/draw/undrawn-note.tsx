import { drawCheck } from '../../store/draw/draw-check.ts';
import { UndrawnNote } from '../kit/undrawn-note.tsx';

export default () => <UndrawnNote check={drawCheck} />;
