/** Characters of a prompt that name what was made with it, where the whole one is read elsewhere. */
const MOST = 80;

/** A prompt as the name of a thing: screen readers say it at each of its buttons, so a long one is cut at a word. */
export function shortName(prompt: string): string {
  const line = prompt.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST);
  const end = cut.lastIndexOf(' ');
  return `${(end > MOST / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
