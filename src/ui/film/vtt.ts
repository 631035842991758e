const TIMES = /\d\s*-->\s*\d/;

/**
 * Converts SRT subtitles into WebVTT, which browsers and video sites read.
 * @throws Error for a file without any, such as the page of a proxy: a player would take it, and show nothing
 */
export const toVtt = (srt: string): string => {
  const cues = srt
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\n{2,}/)
    .filter((block) => TIMES.test(block))
    .map((block) => {
      const [number = '', times = '', ...lines] = block.split('\n');
      const words = lines.map((line) =>
        line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
      return [number, times.replace(/(\d),(\d{3})/g, '$1.$2'), ...words].join('\n');
    });
  if (cues.length === 0) throw new Error('no subtitles in their file');
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
};
