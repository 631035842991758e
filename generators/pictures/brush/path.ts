/** SVG path data, so that figures are plain data. In figure units: y grows downward, the ground is 0. */
export type Point = readonly [x: number, y: number];

/** A closed or open spline through all points; a repeated point makes a corner. */
export function smooth(points: readonly Point[], closed = true, tension = 0.5): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  let d = `M${xy(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const k = (tension / 3) * 2;
    const c1: Point = [p1[0] + ((p2[0] - p0[0]) * k) / 2, p1[1] + ((p2[1] - p0[1]) * k) / 2];
    const c2: Point = [p2[0] - ((p3[0] - p1[0]) * k) / 2, p2[1] - ((p3[1] - p1[1]) * k) / 2];
    d += `C${xy(c1)} ${xy(c2)} ${xy(p2)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed polygon. */
export function poly(points: readonly Point[]): string {
  return `M${points.map(xy).join('L')}Z`;
}

/** An ellipse. @param turn degrees */
export function ellipse(cx: number, cy: number, rx: number, ry = rx, turn = 0): string {
  const cos = Math.cos((turn * Math.PI) / 180) * rx;
  const sin = Math.sin((turn * Math.PI) / 180) * rx;
  const arc = `A${f(rx)} ${f(ry)} ${f(turn)} 1 1 `;
  return `M${xy([cx - cos, cy - sin])}${arc}${xy([cx + cos, cy + sin])}${arc}${xy([cx - cos, cy - sin])}Z`;
}

/** A rectangle from its top left corner. @param round radius of its corners */
export function box(x: number, y: number, w: number, h: number, round = 0): string {
  if (round === 0)
    return poly([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);
  const r = Math.min(round, w / 2, h / 2);
  return `M${xy([x + r, y])}H${f(x + w - r)}Q${xy([x + w, y])} ${xy([x + w, y + r])}V${f(y + h - r)}Q${xy([x + w, y + h])} ${xy([x + w - r, y + h])}H${f(x + r)}Q${xy([x, y + h])} ${xy([x, y + h - r])}V${f(y + r)}Q${xy([x, y])} ${xy([x + r, y])}Z`;
}

/** A tapered band along points with round ends. @param from width at the start @param to width at the end */
export function limb(points: readonly Point[], from: number, to: number): string {
  return band(
    points,
    points.map((_, i) => from + ((to - from) * i) / (points.length - 1)),
  );
}

/** A band along points with round ends, as wide as told at each of them. */
export function band(points: readonly Point[], widths: readonly number[]): string {
  const n = points.length;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(n - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (widths[i] ?? 0) / 2;
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.unshift([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  });
  return smooth([...left, ...right]);
}

function xy([x, y]: Point): string {
  return `${f(x)} ${f(y)}`;
}

function f(n: number): string {
  return n.toFixed(2);
}
