/** What a ship is called shows nothing: the “蓝鲸号” is no whale. */
const NAME =
  /(?<=[船舰艇舟]|列车|\b(?:ship|spaceship|boat|rocket|submarine) )[“「《"][^”」》"，。,.]{1,20}[”」》"]/gu;

/** Blanks the names of ships in quotes. @param text lower case @returns as long as the text, so that positions stay */
export const withoutShipNames = (text: string): string =>
  text.replace(NAME, (name) => ' '.repeat(name.length));
