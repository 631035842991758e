/** A pattern for ILIKE that finds this text anywhere, and nothing in it stands for anything else. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
