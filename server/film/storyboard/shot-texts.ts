/** Derives the texts of a shot from the fields of its script line. */
import { NARRATORS, readDialogue } from '../../../src/api/dialogue.ts';
import type { SHOT_TEXTS } from '../../../src/api/script-changes.ts';
import type { LineFields } from '../script/lines.ts';
import type { RoleRow } from '../script/roles.ts';

export type ShotText = (typeof SHOT_TEXTS)[number];
type ShotTexts = Record<ShotText, string> & { role_ids: number[] };

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Picture, motion, narration and roles of a line. Without the style, which belongs to the project. */
export function shotTexts(line: LineFields, roles: readonly RoleRow[]): ShotTexts {
  const { shot_type, angle, move, cj_desc, hm_desc, dialogue } = line;
  const chinese = isChinese(`${hm_desc}${cj_desc}`);
  const sentence = (...parts: string[]) =>
    parts
      .map((part) => part.trim().replace(/[。.]+$/u, ''))
      .filter(Boolean)
      .map((part) => (/[!?！？…]$/u.test(part) ? part : `${part}${chinese ? '。' : '.'}`))
      .join(chinese ? '' : ' ');
  const frame = [shot_type, angle].filter(Boolean).join(chinese ? '，' : ', ');
  const camera = move && (chinese ? `镜头：${move}` : `Camera: ${move.toLowerCase()}`);
  return {
    drama_dialogue: dialogue,
    hm_desc,
    static_desc: sentence(frame, cj_desc, hm_desc),
    dynamic_desc: sentence(camera, hm_desc),
    narration: spokenIn(dialogue, roles),
    role_ids: rolesIn(line, roles),
  };
}

/** The spoken text without the speaker. A full-width colon marks any speaker, a half-width one only known names. */
function spokenIn(dialogue: string, roles: readonly RoleRow[]): string {
  const [, name = ''] = /^([^：:\n]{1,50})：/u.exec(dialogue) ?? [];
  const names = [name.trim(), ...NARRATORS, ...roles.map((role) => role.name)];
  return readDialogue(dialogue, names).text;
}

/** The roles named among the line's characters. */
const rolesIn = ({ characters }: LineFields, roles: readonly RoleRow[]): number[] => {
  const names = characters.split(/[,，、;；]/u).map((name) => name.trim().toLowerCase());
  return roles.filter(({ name }) => name !== '' && names.includes(name.toLowerCase())).map(({ id }) => id);
};
