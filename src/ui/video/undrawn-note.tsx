import { clipCheck } from '../../store/video/clip-check.ts';
import { UndrawnNote } from '../kit/undrawn-note.tsx';

export default () => <UndrawnNote check={clipCheck} />;
