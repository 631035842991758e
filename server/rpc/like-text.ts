/** An ILIKE pattern that finds this text literally, anywhere. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
