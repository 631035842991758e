import type { FastifyRequest } from 'fastify';

/**
 * Reads a multipart body: files as blobs, other fields as text, with the line breaks that the page had: browsers send each as two
 * characters, which would count as two. Limits are set in app.ts.
 */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  if (!request.isMultipart()) return form;
  for await (const part of request.parts())
    form[part.fieldname] =
      part.type === 'file'
        ? new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype })
        : asTyped(part.value);
  return form;
}

const asTyped = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
