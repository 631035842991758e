/** The template of a script in a language: a file of the app, so it can be had without the server (decisions C-08). */
export const templateOf = (language: 'en' | 'zh'): string =>
  `/web/templates/script-template-${language}.xlsx`;
