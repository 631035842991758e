/** Sends one signed request for an object; the name may include a query. @throws unless the status is 2xx or accepted */
export type Send = (name: string, init: RequestInit, accepted?: readonly number[]) => Promise<Response>;

/**
 * Joins objects inside the bucket by a multipart upload of copied parts, without downloading them. S3 requires at least 5 MiB per
 * part, except for the last.
 */
export async function joinObjects(
  { send, copySource }: { send: Send; copySource: (name: string) => string },
  name: string,
  parts: readonly string[],
): Promise<void> {
  const begun = await (await send(`${name}?uploads=`, { method: 'POST' })).text();
  const upload = encodeURIComponent(textOf(begun, 'UploadId'));
  try {
    const tags: string[] = [];
    for (const [index, part] of parts.entries()) {
      const answer = await send(`${name}?partNumber=${index + 1}&uploadId=${upload}`, {
        method: 'PUT',
        headers: { 'x-amz-copy-source': copySource(part) },
      });
      tags.push(textOf(await answer.text(), 'ETag'));
    }
    const list = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const answer = await send(`${name}?uploadId=${upload}`, {
      method: 'POST',
      body: `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`,
    });
    // S3 may report an error in the body of a 200 answer
    const body = await answer.text();
    if (body.includes('<Error>')) throw new Error(`The bucket could not join: ${textOf(body, 'Code')}.`);
  } catch (error) {
    await send(`${name}?uploadId=${upload}`, { method: 'DELETE' }, [404]).catch(() => {});
    throw error;
  }
}

/** The raw text of an XML element: an ETag is sent back with its escaped quotes. */
function textOf(xml: string, element: string): string {
  const found = new RegExp(`<${element}>([^<]+)</${element}>`).exec(xml)?.[1];
  if (found === undefined) throw new Error(`The bucket's answer has no ${element}.`);
  return found;
}
