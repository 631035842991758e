import type { FastifyRequest } from 'fastify';

/** Reads a multipart body into an object: files as blobs, everything else as text. Limits are the plugin's (app.ts). */
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
