/** Plain text for use inside a message's HTML. */
export const escapedText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
