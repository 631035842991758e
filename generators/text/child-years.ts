/** Ages of children in words and digits, as parts of regular expressions. */
export const CHILD_YEARS =
  '(?:[3-9]|1[0-4]|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)';
export const CHILD_YEARS_ZH = '(?<![\\d一二三四五六七八九十])(?:[3-9]|1[0-4]|[三四五六七八九]|十[一二三四]?)';
