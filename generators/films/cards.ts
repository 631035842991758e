/** Title and end cards of a film: text on a dark background. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../ffmpeg/whole-file.ts';
import { canvasLibrary } from './canvas.ts';
import type { FilmOptions, FilmShot } from './film.ts';
import { fontFor } from './subtitle-font.ts';
import { wrap } from './wrap.ts';

type Cards = NonNullable<FilmOptions['cards']>;
const KINDS = ['title', 'end'] as const;
/** `title` is before the film, `end` after it. */
export type CardKind = (typeof KINDS)[number];

const SECONDS: Record<CardKind, number> = { title: 3, end: 4 };
/** Font size, as a share of the film's shorter side. */
const LETTER: Record<CardKind, number> = { title: 0.1, end: 0.062 };
/** Most width of a line, as a share of the film's width. */
const LINE = 0.8;
const LINE_HEIGHT = 1.35;
const MOST_LINES = 6;
const GROUND = ['#1b1c22', '#0b0b0e'] as const;

const idOf = (kind: CardKind): string => `card-${kind}`;
/** The kind of card that a shot is; undefined if it is none. */
export const cardOf = (id: string): CardKind | undefined => KINDS.find((kind) => idOf(kind) === id);

const fileOf = (kind: CardKind, folder: string): string => join(folder, `card-${kind}.png`);

/** Adds the cards to a film's shots, with fades through black. @param folder where {@link drawCards} writes their pictures */
export function withCards(shots: readonly FilmShot[], cards: Cards | undefined, folder: string): FilmShot[] {
  const card = (kind: CardKind): FilmShot[] =>
    cards?.[kind].trim()
      ? [
          {
            id: idOf(kind),
            source: { kind: 'picture', file: fileOf(kind, folder) },
            motion: 'Camera: static.',
            seconds: SECONDS[kind],
            transition: 'fade',
          },
        ]
      : [];
  const end = card('end');
  const [before, last] = [shots.slice(0, -1), shots.at(-1)];
  const fading: FilmShot[] = last && end.length > 0 ? [{ ...last, transition: 'fade' }] : last ? [last] : [];
  return [...card('title'), ...before, ...fading, ...end];
}

/** Writes the cards of a film as PNG files into `folder`. */
export async function drawCards(
  { cards, width, height }: Pick<FilmOptions, 'cards' | 'width' | 'height'>,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const kind of KINDS) {
    const text = cards?.[kind].trim();
    if (!text) continue;
    const png = await drawCard(text, kind, width, height);
    await writeWhole(fileOf(kind, folder), (part) => writeFile(part, png));
  }
}

/** Lays out a card. A text that is too long gets a smaller font. @returns `letter` is the font size in pixels */
export async function layCard(
  text: string,
  kind: CardKind,
  width: number,
  height: number,
): Promise<{ lines: string[]; letter: number; font: string }> {
  const { createCanvas } = await canvasLibrary();
  const brush = createCanvas(1, 1).getContext('2d');
  let letter = Math.round(Math.min(width, height) * LETTER[kind]);
  let lines: string[] = [];
  for (; letter > 8; letter = Math.floor(letter * 0.85)) {
    brush.font = await fontFor(text, letter);
    lines = text
      .split('\n')
      .flatMap((line) =>
        line.trim() ? wrap(line, width * LINE, (part) => brush.measureText(part).width) : [''],
      );
    const high = lines.length * letter * LINE_HEIGHT;
    const wide = Math.max(...lines.map((line) => brush.measureText(line).width));
    if (lines.length <= MOST_LINES && high < height * 0.8 && wide <= width * 0.92) break;
  }
  return { lines, letter, font: brush.font };
}

/** A card as a PNG in the film's size. */
async function drawCard(text: string, kind: CardKind, width: number, height: number): Promise<Buffer> {
  const { lines, letter, font } = await layCard(text, kind, width, height);
  const { createCanvas } = await canvasLibrary();
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  const ground = brush.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, GROUND[0]);
  ground.addColorStop(1, GROUND[1]);
  brush.fillStyle = ground;
  brush.fillRect(0, 0, width, height);
  brush.font = font;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillStyle = '#f5f3ef';
  const step = letter * LINE_HEIGHT;
  const top = (height - lines.length * step) / 2;
  for (const [index, line] of lines.entries()) brush.fillText(line, width / 2, top + step * (index + 0.5));
  return canvas.encode('png');
}
