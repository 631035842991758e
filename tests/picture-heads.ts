/** The first bytes of pictures, of any size without its pixels. */

const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part)),
  );
const u32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const u16 = (value: number): number[] => [value >> 8, value & 255];
const little = (value: number): number[] => [value & 255, value >> 8];
const SUM = [0, 0, 0, 0];

const pngStart = (width: number, height: number): (string | number[])[] => [
  [0x89],
  'PNG\r\n',
  [0x1a, 0x0a],
  u32(13),
  'IHDR',
  u32(width),
  u32(height),
  [8, 2, 0, 0, 0],
  SUM,
];

export const png = (width: number, height: number) =>
  bytes(...pngStart(width, height), u32(4), 'IDAT', SUM, SUM);

/** Eight frames without end. */
export const animatedPng = (width: number, height: number) =>
  bytes(...pngStart(width, height), u32(8), 'acTL', u32(8), u32(0), SUM, u32(4), 'IDAT', SUM, SUM);

export const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, ...u16(16)],
    'JFIF',
    [0, 1, 1, 0, ...u16(72), ...u16(72), 0, 0],
    [0xff, 0xc0, ...u16(17), 8, ...u16(height), ...u16(width), 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1],
    [0xff, 0xda, ...u16(12), 3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0],
  );

export const gif = (width: number, height: number) =>
  bytes('GIF89a', little(width), little(height), [0x80, 0, 0], [0, 0, 0, 255, 255, 255]);

export const webp = (width: number, height: number) =>
  bytes(
    'RIFF',
    [30, 0, 0, 0],
    'WEBPVP8 ',
    [18, 0, 0, 0],
    [0, 0, 0, 0x9d, 0x01, 0x2a],
    little(width),
    little(height),
    SUM,
    SUM,
  );

/** What a phone's camera writes. */
export const heic = () =>
  bytes(
    u32(24),
    'ftypheic',
    u32(0),
    'mif1heic',
    u32(60),
    'meta',
    u32(0),
    u32(48),
    'iprp',
    u32(40),
    'ipco',
    u32(20),
    'ispe',
    u32(0),
    u32(800),
    u32(600),
    u32(12),
    'free',
    u32(0),
  );
