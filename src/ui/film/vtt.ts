/** Converts SRT subtitles into WebVTT, which browsers and video sites read. */
export const toVtt = (srt: string): string => {
  const cues = srt
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [number = '', times = '', ...lines] = block.split('\n');
      const words = lines.map((line) =>
        line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
      return [number, times.replace(/(\d),(\d{3})/g, '$1.$2'), ...words].join('\n');
    });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
};
