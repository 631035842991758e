/** Checks a zip file before a library opens it. The unpacked size is measured, because the declared size can be wrong. */
import type { Readable } from 'node:stream';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { UnreadableFile } from './file-content.ts';

const MB = 1024 * 1024;
/** Far more than a script with pictures needs, far less than a zip bomb. */
const MOST = { entries: 2000, bytes: 80 * MB } as const;
const XML = /\.(?:xml|rels)$/i;
/** Nested entities can expand exponentially. Office programs never write a DOCTYPE. */
const DOCTYPE = /<!(?:DOCTYPE|ENTITY)/i;
const LONGEST_MARK = '<!DOCTYPE'.length;

/** @returns the names of the entries @throws UnreadableFile if it unpacks to too much, is encrypted or is damaged */
export async function scanZip(bytes: Uint8Array): Promise<Set<string>> {
  const zip = await open(bytes);
  const names = new Set<string>();
  let total = 0;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      zip.close();
      reject(error instanceof UnreadableFile ? error : new UnreadableFile('scriptFileDamaged'));
    };
    const look = async (entry: Entry): Promise<void> => {
      if (entry.isEncrypted()) throw new UnreadableFile('scriptFileLocked');
      names.add(entry.fileName);
      if (names.size > MOST.entries) throw new UnreadableFile('scriptFileBomb');
      if (entry.fileName.endsWith('/')) return;
      let tail = '';
      for await (const chunk of await entryStream(zip, entry)) {
        const data = chunk as Buffer;
        total += data.length;
        if (total > MOST.bytes) throw new UnreadableFile('scriptFileBomb');
        if (!XML.test(entry.fileName)) continue;
        const text = tail + data.toString('latin1');
        if (DOCTYPE.test(text)) throw new UnreadableFile('scriptFileBomb');
        tail = text.slice(-LONGEST_MARK);
      }
    };
    zip.on('entry', (entry: Entry) => {
      look(entry).then(() => zip.readEntry(), fail);
    });
    zip.once('end', () => resolve(names));
    zip.once('error', fail);
    zip.readEntry();
  });
}

const open = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    fromBuffer(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(new UnreadableFile('scriptFileDamaged')) : resolve(zip),
    ),
  );

const entryStream = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
