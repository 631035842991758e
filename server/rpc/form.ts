import type { FastifyRequest } from 'fastify';

/** Reads a multipart body: files as blobs, other fields as text. Limits are set in app.ts. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  if (!request.isMultipart()) return form;
  for await (const part of request.parts())
    form[part.fieldname] =
      part.type === 'file'
        ? new Blob([new Uint8Array(await part.toBuffer())], { type: part.mimetype })
        : part.value;
  return form;
}
