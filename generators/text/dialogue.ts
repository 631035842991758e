/** Dialogue as people type it, as the lines of a play that the writer reads. */
import { capital } from './capital.ts';
import { isSpoken } from './segment.ts';

/** `Ana: I'm late. Ben: The train left.`: a speaker at the start of a line, or after a sentence or a slash. */
const CUE =
  /(?:^|(?<=[.!?…。！？/|])\s*)(?:[/|]\s*)?((?:\p{Lu}[\p{L}'’-]*\.?(?: \p{Lu}[\p{L}'’-]*){0,2}|\p{Script=Han}{1,4})(?:\s*[(（][^()（）]{1,24}[)）])?)\s*[：:]\s*(?=[^\s“「『"])/gu;
/** `ana: i'm late.` */
const SMALL_CUE = /^\p{Ll}[\p{L}'’]*(?: [\p{L}'’]+)?\s*[：:]\s*\S/u;
/** `— Where were you?` */
const DASH = /^(?:—+|–|-)\s*(?=[^\s—–-])/u;
/** What tells that lines with a hyphen are spoken, and no list. */
const SPOKEN = /[?？]|\b(?:I|you|we|me|my|your)\b|[我你您咱]/u;

/** 【广告】, [Story]: what the text is. */
const LABEL =
  /^\s*[【[](?:广告|文案|故事|短篇|小说|剧本|日记|新闻|寓言|童话|ad|advert|story|script|diary|news)[】\]]\s*/giu;

/** A text with each line of its dialogue on a line of its own. */
export function readDialogue(text: string): string {
  const lines = text.replace(LABEL, '').split('\n').flatMap(eachSpeaker);
  const told = lines.filter((line) => line.trim() !== '');
  if (told.length < 2) return lines.join('\n');
  if (told.every((line) => SMALL_CUE.test(line.trim())))
    return lines.map((line) => capital(line.trim())).join('\n');
  const dashes = told.filter((line) => DASH.test(line.trim()));
  const areSpoken = dashes.every((line) => /^[—–]/u.test(line.trim()))
    ? dashes.length > 1
    : dashes.length === told.length && SPOKEN.test(text);
  return areSpoken ? lines.map((line) => quoted(line.trim())).join('\n') : lines.join('\n');
}

/** `— At work.` as “At work.” */
const quoted = (line: string): string => {
  const words = line.replace(DASH, '');
  return words === line ? line : `“${/[.!?…。！？]$/u.test(words) ? words : `${words}。`}”`;
};

/** A line with several speakers as a line for each of them. */
function eachSpeaker(line: string): string[] {
  const cues = [...line.matchAll(CUE)].filter(({ 0: cue, 1: name = '', index }) =>
    isSpoken(name, line.slice(index + cue.length)),
  );
  const [first] = cues;
  if (!first || cues.length < 2 || line.slice(0, first.index).trim() !== '') return [line];
  return cues.map(({ index }, at) =>
    line
      .slice(index, cues[at + 1]?.index)
      .trim()
      .replace(/^[/|]\s*|\s*[/|]$/gu, ''),
  );
}
