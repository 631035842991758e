/** Red, green, blue, 0..255. */
export type Rgb = readonly [number, number, number];

/** A color from `#rrggbb`. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** A color for a canvas. */
export function css([r, g, b]: Rgb, alpha = 1): string {
  return `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${alpha.toFixed(3)})`;
}

/** Linear interpolation. @param amount 0: `a`, 1: `b` */
export function mix(a: Rgb, b: Rgb, amount: number): Rgb {
  return [a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount];
}

/** A surface color under colored light: the product of both. */
export function lit(surface: Rgb, light: Rgb): Rgb {
  return [
    clamp((surface[0] * light[0]) / 255),
    clamp((surface[1] * light[1]) / 255),
    clamp((surface[2] * light[2]) / 255),
  ];
}

/** How bright a color is, 0 to 1. */
export function luminance([r, g, b]: Rgb): number {
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}

/** Multiplies the saturation. @param factor below 1 desaturates */
export function saturate(colour: Rgb, factor: number): Rgb {
  const grey = luminance(colour) * 255;
  return [
    clamp(grey + (colour[0] - grey) * factor),
    clamp(grey + (colour[1] - grey) * factor),
    clamp(grey + (colour[2] - grey) * factor),
  ];
}

/** `amount` -1 is black, 0 unchanged, 1 white. */
export function shade(colour: Rgb, amount: number): Rgb {
  return amount < 0 ? mix(colour, [0, 0, 0], -amount) : mix(colour, [255, 255, 255], amount);
}

/** Rotates the hue by degrees in YIQ, which nearly keeps the luminance. */
export function turnHue([r, g, b]: Rgb, degrees: number): Rgb {
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  const i = 0.596 * r - 0.274 * g - 0.322 * b;
  const q = 0.211 * r - 0.523 * g + 0.312 * b;
  const angle = (degrees * Math.PI) / 180;
  const ti = i * Math.cos(angle) - q * Math.sin(angle);
  const tq = i * Math.sin(angle) + q * Math.cos(angle);
  return [
    clamp(y + 0.956 * ti + 0.621 * tq),
    clamp(y - 0.272 * ti - 0.647 * tq),
    clamp(y - 1.106 * ti + 1.703 * tq),
  ];
}

function clamp(n: number): number {
  return Math.max(0, Math.min(255, n));
}
