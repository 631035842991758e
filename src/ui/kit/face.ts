/** Dark enough at both ends for a white letter. */
const GRADIENTS = [
  ['#2f7d6f', '#2c5b73'],
  ['#b4532a', '#6b2c6f'],
  ['#7a4fb5', '#3b3f8f'],
  ['#b03a5b', '#6b2c6f'],
  ['#3d6fb0', '#2c4a73'],
  ['#4f7a34', '#2c5b4a'],
  ['#8a6420', '#6b3a1c'],
  ['#a0489b', '#5b2c73'],
] as const;

/** The background that stands for a member without a picture: always the same one, and another than the next member's. */
export function gradientOf(memberId: number): string {
  const [from, to] = GRADIENTS[Math.abs(Math.trunc(memberId)) % GRADIENTS.length] ?? GRADIENTS[0];
  return `linear-gradient(135deg, ${from}, ${to})`;
}

/** The first letter of a name; empty for a phone number and for what is no letter. */
export const initialOf = (name: string): string => /^\s*(\p{L}\p{M}*)/u.exec(name)?.[1]?.toUpperCase() ?? '';
