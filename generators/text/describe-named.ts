import { writeScript } from './script.ts';
import type { Language } from './words.ts';

/** Ends what is said of somebody beside their name. */
const STOP = '[^,，.。;；:：!！?？\\n]';
/** Whom a Chinese name follows, as in 穿红外套的女孩小梅. */
const KIND =
  '(?:女孩|男孩|姑娘|小伙子|少女|少年|女人|男人|女子|男子|老人|老太太|老奶奶|老爷爷|孩子|青年|妇人)';

/** What a text says of somebody where it names them: `Mei, a girl in a red coat, walks`, 穿红外套的女孩小梅走来. */
function saidBeside(name: string, text: string): string {
  const at = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const after = new RegExp(`${at}\\s*[,，]\\s*((?:an?|the|his|her|their)\\s${STOP}+)`, 'iu').exec(text)?.[1];
  const before = new RegExp(`(${STOP}{0,30}?${KIND})${at}`, 'u').exec(text)?.[1];
  return (after ?? before ?? '').trim();
}

/**
 * Who the people of a script are that came as a table, in words that a picture can be drawn from: what the pictures say of them beside
 * their names, else what the names and the words around them tell. Looks that nobody has told are left open.
 * @param pictures what each shot shows
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
