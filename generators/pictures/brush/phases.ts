import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Stir } from '../figures/stirs.ts';
import type { Sprite } from './placing.ts';
import { cycleOf, cyclesAt, type Stance } from './stirring.ts';

/** What a figure looks like at a time, in seconds. @param share of the picture's width where it is */
export type PhaseAt = (time: number, share: number) => Sprite | undefined;

/** Drawings a second below which each turns into the next instead of being replaced by it. */
const FEW = 6;

/** Shows a figure that is drawn in the phases of what it does, of which the first is the picture's. */
export function phasesOf(sprites: readonly Sprite[], stir: Stir, stance: Stance): PhaseAt {
  const cycle = cycleOf(stir);
  const [first] = sprites;
  const many = sprites.length;
  if (!cycle || !first || many === 1) return () => first;
  const slow = cycle * many < FEW;
  if (stir !== 'idle' && !slow)
    return (time) => sprites[Math.floor(cyclesAt(stir, time, stance) * many) % many];
  const mixed: Sprite = { ...first, layer: createCanvas(first.layer.width, first.layer.height) };
  return (time, share) => {
    // those who stand about do not nod together, and go back the way they came
    const pace = cycle * (0.8 + 0.4 * ((share + 0.2) % 1));
    const at =
      stir === 'idle'
        ? ((1 - Math.cos(2 * Math.PI * pace * time)) / 2) * (many - 1)
        : (cycle * time * many) % many;
    const one = sprites[Math.floor(at)];
    const next = sprites[stir === 'idle' ? Math.floor(at) + 1 : (Math.floor(at) + 1) % many];
    if (one && next) mix(mixed.layer, one.layer, next.layer, at % 1);
    return next ? mixed : one;
  };
}

/** Slow movements need more phases than are worth painting: between two of them, one turns into the other. */
function mix(onto: Canvas, one: Canvas, next: Canvas, share: number): void {
  const ctx = onto.getContext('2d');
  ctx.clearRect(0, 0, onto.width, onto.height);
  ctx.globalCompositeOperation = 'lighter';
  ctx.globalAlpha = 1 - share;
  ctx.drawImage(one, 0, 0);
  ctx.globalAlpha = share;
  ctx.drawImage(next, 0, 0);
}
