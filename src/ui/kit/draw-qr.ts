import type QRCodeStyling from 'qr-code-styling';

/** How wide the saved picture is: sharp on a printed page, and still small for a messenger. */
const SAVED = 1024;

/** Its rim: cameras look for an empty one of four dots around the code, on whatever page the picture is put. */
const SAVED_RIM = Math.round(SAVED / 10);

/** An address as a QR code of this width in pixels with an empty rim, drawn as shapes. The generator is loaded with the first one. */
export async function drawQr(text: string, width: number, rim: number): Promise<QRCodeStyling> {
  const { default: Code } = await import('qr-code-styling');
  return new Code({
    type: 'svg',
    width,
    height: width,
    margin: rim,
    data: text,
    qrOptions: { errorCorrectionLevel: 'M' },
    // cameras need dark on light in both themes
    dotsOptions: { color: '#111111' },
    backgroundOptions: { color: '#ffffff' },
  });
}

/**
 * The code as a PNG file to save or send.
 * @throws Error when the browser cannot draw it
 */
export async function qrFile(text: string, name: string): Promise<File> {
  const data = await (await drawQr(text, SAVED, SAVED_RIM)).getRawData('png');
  if (!(data instanceof Blob)) throw new Error('no picture of the code');
  return new File([data], name, { type: 'image/png' });
}
