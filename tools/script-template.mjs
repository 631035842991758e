// Writes public/templates: an example script with its characters in each language, by the code that exports scripts.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { loadServerModule } from './lib/server-module.mjs';

/** @typedef {{ shot_type: string, angle: string, move: string, characters: string, cj_desc: string, hm_desc: string, dialogue: string }} Line */
/** @type {Record<'en' | 'zh', Line[]>} */
const EXAMPLES = {
  en: [
    line(
      'Long shot',
      'Eye level',
      'Push in',
      '',
      'Old pier, dawn, mist',
      'A lighthouse in the mist, its lamp still lit.',
      'Narrator：Nobody had lit the lamp for years.',
    ),
    line(
      'Medium shot',
      'Eye level',
      'Static',
      'Mei',
      'Lamp room, dawn',
      'Mei holds a letter to the light.',
      'Mei：Who wrote this?',
    ),
    line(
      'Close-up',
      'Over the shoulder',
      'Static',
      'Mei, Grandfather',
      'Lamp room, dawn',
      'Grandfather smiles at her.',
      'Grandfather：You did, when you were five.',
    ),
  ],
  zh: [
    line(
      '远景',
      '平视',
      '推镜头',
      '',
      '旧码头，清晨，薄雾',
      '薄雾中的灯塔，灯还亮着。',
      '旁白：这盏灯已经很多年没有人点亮了。',
    ),
    line('中景', '平视', '固定镜头', '小梅', '灯室，清晨', '小梅把一封信举到光下。', '小梅：这是谁写的？'),
    line(
      '特写',
      '过肩',
      '固定镜头',
      '小梅、爷爷',
      '灯室，清晨',
      '爷爷微笑着看着她。',
      '爷爷：是你五岁时写的。',
    ),
  ],
};

/** @type {Record<'en' | 'zh', { name: string, description: string }[]>} */
const CHARACTERS = {
  en: [
    { name: 'Mei', description: 'A woman of thirty with long black hair, in a yellow raincoat' },
    { name: 'Grandfather', description: 'An old man with a white beard, in a blue coat' },
  ],
  zh: [
    { name: '小梅', description: '三十岁的女人，黑色长发，黄色雨衣' },
    { name: '爷爷', description: '老爷爷，白胡子，蓝色外套' },
  ],
};

/** @param {string} shot_type @param {string} angle @param {string} move @param {string} characters @param {string} cj_desc @param {string} hm_desc @param {string} dialogue @returns {Line} */
function line(shot_type, angle, move, characters, cj_desc, hm_desc, dialogue) {
  return { shot_type, angle, move, characters, cj_desc, hm_desc, dialogue };
}

const { writeSheet } = await loadServerModule('server/film/script-files/write-sheet.ts');
const folder = join(root, 'public/templates');
await mkdir(folder, { recursive: true });
for (const language of /** @type {const} */ (['en', 'zh']))
  await writeFile(
    join(folder, `script-template-${language}.xlsx`),
    await writeSheet(EXAMPLES[language], language, CHARACTERS[language]),
  );
