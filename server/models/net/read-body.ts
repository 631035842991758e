import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ServiceUnclear } from '../remote/faults.ts';

/** The answer exceeds the size limit; nothing of it is kept. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

const requireSmall = (bytes: number, most: number): void => {
  if (bytes > most) throw new TooLarge(`The answer is larger than ${Math.round(most / 1e6)} MB.`);
};

/** Reads a body into memory. @throws TooLarge as soon as it exceeds `most` bytes; ServiceUnclear if the connection breaks */
export async function readBody(response: IncomingMessage, most: number): Promise<Buffer> {
  try {
    requireSmall(Number(response.headers['content-length'] ?? 0), most);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of response) {
      bytes += part.length;
      requireSmall(bytes, most);
      parts.push(part);
    }
    if (!response.complete) throw new Error('it broke off');
    return Buffer.concat(parts);
  } catch (error) {
    response.destroy();
    if (error instanceof TooLarge) throw error;
    throw new ServiceUnclear(`The answer could not be read: ${(error as Error).message}`);
  }
}

/** Saves a body to a file. @throws TooLarge above `most` bytes, and network errors */
export async function saveBody(response: IncomingMessage, file: string, most: number): Promise<void> {
  try {
    requireSmall(Number(response.headers['content-length'] ?? 0), most);
    let bytes = 0;
    const counted = new Transform({
      transform(part, _encoding, done) {
        bytes += part.length;
        try {
          requireSmall(bytes, most);
          done(null, part);
        } catch (error) {
          done(error as Error);
        }
      },
    });
    await pipeline(response, counted, createWriteStream(file));
    if (!response.complete) throw new Error('The file broke off.');
  } finally {
    response.destroy();
  }
}
