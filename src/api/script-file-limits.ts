const MB = 1024 * 1024;

/** What a script file may be (PROJ-26, PROJ-27). Apart from the calls, since the table of uploads stands in the first screen. */
export const SCRIPT_FILE = {
  endings: ['.doc', '.docx', '.txt', '.xlsx', '.xls'],
  /** A spreadsheet of a script (SCRIPT-18). */
  sheets: ['.xls', '.xlsx'],
  maxBytes: 10 * MB,
  maxPages: 20,
  /** What a full page holds: pages depend on paper and font, characters do not. */
  pageCharacters: 2500,
} as const;
