import { open, readFile } from 'node:fs/promises';
import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { measureLoudness } from '../../generators/ffmpeg/loudness.ts';
import { type Probe, probe } from '../../generators/ffmpeg/probe.ts';
import { go } from './signal.ts';

/** Measurements of a finished film's file. */
export interface FilmCheck extends Probe {
  /** Whether the index is before the media data, for progressive playback. */
  indexFirst: boolean;
  /** Integrated loudness in LUFS, and true peak in dBFS; null without sound. */
  loudness: { integrated: number; peak: number } | null;
  /** Longest black and longest frozen stretch in seconds. */
  black: number;
  frozen: number;
}

/** Measures what a viewer would notice. */
export async function checkFilm(file: string): Promise<FilmCheck> {
  const found = await probe(file, go);
  const filters = 'blackdetect=d=0.1:pic_th=0.98,freezedetect=n=0.0005:d=0.5';
  const args = [...fromFile(file), '-an', '-vf', filters, '-f', 'null', '-'];
  const { log } = await runFfmpeg(args, { ...go, loglevel: 'info' });
  return {
    ...found,
    indexFirst: await isIndexFirst(file),
    loudness: found.audioCodec ? await measureLoudness(file, go) : null,
    black: longest(log, /black_duration:([\d.]+)/g),
    frozen: Math.max(longest(log, /freeze_duration: ([\d.]+)/g), openFreeze(log, found.seconds)),
  };
}

const longest = (log: string, pattern: RegExp): number =>
  Math.max(0, ...[...log.matchAll(pattern)].map((match) => Number(match[1])));

/** A freeze that lasts to the end has a beginning only. */
function openFreeze(log: string, seconds: number): number {
  const starts = [...log.matchAll(/freeze_start: ([\d.]+)/g)];
  const ends = [...log.matchAll(/freeze_end: ([\d.]+)/g)];
  return starts.length > ends.length ? seconds - Number(starts.at(-1)?.[1]) : 0;
}

async function isIndexFirst(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const head = Buffer.alloc(8);
    for (let at = 0; (await handle.read(head, 0, 8, at)).bytesRead === 8; ) {
      const kind = head.toString('latin1', 4);
      if (kind === 'moov' || kind === 'mdat') return kind === 'moov';
      at += Math.max(8, head.readUInt32BE(0));
    }
    return false;
  } finally {
    await handle.close();
  }
}

/** A subtitle as its file says it. */
export interface ReadCue {
  start: number;
  end: number;
  text: string;
}

/** Reads an SRT file. */
export async function readSrt(file: string): Promise<ReadCue[]> {
  const text = await readFile(file, 'utf8');
  return text
    .trim()
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, times = '', ...lines] = block.split('\n');
      const [start = '', end = ''] = times.split(' --> ');
      return { start: readTime(start), end: readTime(end), text: lines.join('\n') };
    });
}

function readTime(text: string): number {
  const [, hours, minutes, seconds] = /(\d+):(\d+):(\d+,\d+)/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds?.replace(',', '.'));
}
