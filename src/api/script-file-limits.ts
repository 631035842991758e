const MB = 1024 * 1024;

/** Limits of script files (PROJ-26, PROJ-27). In its own file, because the first screen loads the table of uploads. */
export const SCRIPT_FILE = {
  endings: ['.doc', '.docx', '.txt', '.xlsx', '.xls'],
  /** Spreadsheets (SCRIPT-18). */
  sheets: ['.xls', '.xlsx'],
  maxBytes: 10 * MB,
  maxPages: 20,
  /** Characters counted as one page, since the real number of pages depends on paper and font. */
  pageCharacters: 2500,
} as const;
