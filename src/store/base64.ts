/** The bytes of base64. Decoded by hand, because the page's policy forbids fetching data URLs. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
