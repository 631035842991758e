/** Columns of a script table: the headings of our own files, and those of others. */
import type { LINE_FIELDS } from '../../../src/api/script.ts';
import type { Language } from '../../rpc/messages.ts';

type Field = (typeof LINE_FIELDS)[number];

/** Headings of exported files, equal to the field names in the app. */
export const HEADS: Record<'number' | Field, Record<Language, string>> = {
  number: { en: 'No.', zh: '序号' },
  shot_type: { en: 'Shot type', zh: '景别' },
  angle: { en: 'Angle', zh: '角度' },
  move: { en: 'Camera move', zh: '运镜' },
  characters: { en: 'Characters', zh: '角色' },
  cj_desc: { en: 'Scene', zh: '场景' },
  hm_desc: { en: 'Picture', zh: '画面' },
  dialogue: { en: 'Dialogue', zh: '台词' },
};

/** Alternative headings, without spaces and punctuation. */
const ALSO: Record<'number' | Field, string> = {
  number: 'no number shotno shotnumber id 镜号 编号 镜头号 分镜号 镜头序号 镜次',
  shot_type: 'shottype shotsize shot size framing 景别 镜别 镜头景别',
  angle: 'angle cameraangle 拍摄角度 机位 视角 镜头角度',
  move: 'move movement camera cameramovement cameramove 镜头运动 运动 运镜方式 摄法 机位运动',
  characters: 'character characters role roles cast people 人物 出场人物 出场角色 角色名',
  cj_desc: 'scene scenes location setting place 场景描述 地点 场次场景',
  hm_desc: 'picture screen visual visuals image description action video 画面描述 画面内容 内容 镜头内容',
  dialogue:
    'dialogue dialog line lines speech narration voiceover vo audio 对白 对话 旁白 解说 解说词 台词旁白 对白旁白',
};

/** Keeps only letters and digits, so that `Shot type (size)` and `shot_type` can be compared. */
export const plain = (head: string): string =>
  head
    .replace(/[(（][^)）]*[)）]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]/gu, '');

const KNOWN = new Map<string, 'number' | Field>();
for (const [field, names] of Object.entries(ALSO) as ['number' | Field, string][])
  for (const name of [...names.split(' '), ...Object.values(HEADS[field]), field])
    KNOWN.set(plain(name), field);
KNOWN.set('#', 'number');

/** The field of a column, by its heading; undefined if unknown. */
export const fieldOf = (head: string): 'number' | Field | undefined => KNOWN.get(plain(head));
