import { randomBytes } from 'node:crypto';
import { InputFile } from '../file/placeholders.ts';

/** Encodes a multipart form. @returns bytes and content type. A list of files is sent under one name, as `image[]` */
export function formOf(fields: Readonly<Record<string, unknown>>): { body: Uint8Array; type: string } {
  const boundary = `----inkreel${randomBytes(12).toString('hex')}`;
  const parts: Uint8Array[] = [];
  const add = (head: string, content: Uint8Array | string) => {
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n'));
  };
  const put = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) put(name.endsWith('[]') ? name : `${name}[]`, one);
    else if (value instanceof InputFile)
      add(
        `Content-Disposition: form-data; name="${name}"; filename="${value.name}"\r\nContent-Type: ${value.mime}`,
        value.data,
      );
    else add(`Content-Disposition: form-data; name="${name}"`, String(value));
  };
  for (const [name, value] of Object.entries(fields)) put(name, value);
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), type: `multipart/form-data; boundary=${boundary}` };
}
