import { canvasLibrary } from './canvas.ts';
import { layout } from './cues.ts';
import { fontFor } from './subtitle-font.ts';
import { wrap } from './wrap.ts';

const LINE_HEIGHT = 1.36;

/** A subtitle as a PNG in the film's width; `top` is its distance from the film's upper edge in pixels. */
export interface SubtitlePicture {
  png: Buffer;
  top: number;
}

/** Draws a subtitle: white text on a blurred dark background, centered near the bottom, or as far from the top. Sizes in pixels. */
export async function drawSubtitle(
  text: string,
  width: number,
  height: number,
  onTop = false,
): Promise<SubtitlePicture> {
  const { letter, line, foot } = layout(width, height);
  const font = await fontFor(text, letter);
  const { createCanvas } = await canvasLibrary();
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = font;
  const lines = wrap(text, line, (part) => ruler.measureText(part).width);
  const step = Math.round(letter * LINE_HEIGHT);
  const pad = Math.round(letter * 0.5);
  const soft = Math.round(letter * 0.35);
  const inner = lines.length * step + pad;
  const canvas = createCanvas(width, inner + soft * 4);
  const brush = canvas.getContext('2d');
  brush.font = font;
  const widest = Math.max(...lines.map((one) => brush.measureText(one).width)) + pad * 2;
  brush.filter = `blur(${soft}px)`;
  brush.fillStyle = 'rgba(0, 0, 0, 0.5)';
  brush.beginPath();
  brush.roundRect((width - widest) / 2, soft * 2, widest, inner, letter * 0.4);
  brush.fill();
  brush.filter = 'none';
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.shadowColor = 'rgba(0, 0, 0, 0.7)';
  brush.shadowBlur = letter * 0.12;
  brush.fillStyle = '#fff';
  for (const [i, one] of lines.entries())
    brush.fillText(one, width / 2, soft * 2 + pad / 2 + step * (i + 0.5));
  const top = onTop ? foot - soft * 2 : height - foot - canvas.height + soft * 2;
  return { png: await canvas.encode('png'), top };
}
