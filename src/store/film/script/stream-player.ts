/** Plays sound while it is still arriving, where the browser can; elsewhere when it is complete. */

const MP3 = 'audio/mpeg';
const isMp3 = ([first = 0, second = 0, third = 0]: Uint8Array): boolean =>
  (first === 0xff && (second & 0xe0) === 0xe0) || (first === 0x49 && second === 0x44 && third === 0x33);

export interface StreamPlayer {
  /** Adds the next piece; the first one begins to play. */
  add(piece: Uint8Array<ArrayBuffer>): void;
  /** The stream has ended. @returns the whole sound */
  finish(): Blob;
  /** Resolves when it has been played to its end. @throws Error when the browser cannot play it */
  readonly played: Promise<void>;
  stop(): void;
}

/** @param onPlaying called when it becomes audible */
export function createStreamPlayer(onPlaying: () => void): StreamPlayer {
  const audio = new Audio();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const addresses: string[] = [];
  let source: MediaSource | null = null;
  let buffer: SourceBuffer | null = null;
  let appended = 0;
  let complete = false;
  let failed: (error: unknown) => void = () => {};

  const show = (of: Blob | MediaSource): void => {
    const address = URL.createObjectURL(of);
    addresses.push(address);
    audio.src = address;
    audio.play().catch((error: unknown) => failed(error));
  };
  /** One chunk at a time: a buffer that is updating takes no other. */
  const append = (): void => {
    if (!buffer || buffer.updating || source?.readyState !== 'open') return;
    const piece = pieces[appended];
    if (piece) {
      appended += 1;
      buffer.appendBuffer(piece);
    } else if (complete) source.endOfStream();
  };
  const begin = (first: Uint8Array): void => {
    if (typeof MediaSource === 'undefined' || !MediaSource.isTypeSupported(MP3) || !isMp3(first)) return;
    source = new MediaSource();
    source.addEventListener('sourceopen', () => {
      if (buffer || !source) return;
      buffer = source.addSourceBuffer(MP3);
      buffer.addEventListener('updateend', append);
      append();
    });
    show(source);
  };
  const drop = (): void => {
    for (const address of addresses.splice(0)) URL.revokeObjectURL(address);
  };

  const played = new Promise<void>((resolve, reject) => {
    failed = reject;
    audio.addEventListener('playing', onPlaying);
    audio.addEventListener('ended', () => resolve());
    audio.addEventListener('error', () => reject(audio.error ?? new Error('not playable')));
  }).finally(drop);
  // whoever stops it does not wait for its end
  played.catch(() => undefined);

  return {
    played,
    add(piece) {
      pieces.push(piece);
      if (pieces.length === 1) begin(piece);
      append();
    },
    finish() {
      complete = true;
      const whole = new Blob(pieces, { type: MP3 });
      if (source) append();
      else if (pieces.length > 0) show(whole);
      return whole;
    },
    stop() {
      audio.pause();
      drop();
    },
  };
}
