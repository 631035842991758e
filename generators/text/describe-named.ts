import { writeScript } from './script.ts';
import type { Language } from './words.ts';

/** Any character but those that end a description next to a name. */
const STOP = '[^,，.。;；:：!！?？\\n]';
/** Nouns that a Chinese name follows, as in 穿红外套的女孩小梅. */
const KIND =
  '(?:女孩|男孩|姑娘|小伙子|少女|少年|女人|男人|女子|男子|老人|老太太|老奶奶|老爷爷|孩子|青年|妇人)';

/** The description next to a name: `Mei, a girl in a red coat, walks`, 穿红外套的女孩小梅走来. Empty if there is none. */
function saidBeside(name: string, text: string): string {
  const at = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const after = new RegExp(`${at}\\s*[,，]\\s*((?:an?|the|his|her|their)\\s${STOP}+)`, 'iu').exec(text)?.[1];
  const before = new RegExp(`(${STOP}{0,30}?${KIND})${at}`, 'u').exec(text)?.[1];
  return (after ?? before ?? '').trim();
}

/**
 * Describes the characters of a script that was imported as a table, as prompts for pictures: from the description next to
 * their names, else from what their names and the words around them imply. It invents no looks.
 * @param names characters of the script
 * @param pictures picture description of each shot
 */
export function describeNamed(
  names: readonly string[],
  pictures: readonly string[],
  language: Language,
): { name: string; description: string }[] {
  const story = pictures.join('\n');
  const { roles } = writeScript({ story, textType: 'story', language, ratio: '16:9' });
  return names.map((name) => {
    const said = pictures.map((text) => saidBeside(name, text)).find(Boolean);
    if (said) return { name, description: `${name}${language === 'zh' ? '，' : ', '}${said}` };
    const told = roles.find((role) => role.name.toLowerCase() === name.toLowerCase());
    return { name, description: told?.description ?? name };
  });
}
