// A clock and nothing else: the timers of a dedicated worker are not slowed in a hidden tab, those of its page are.
const EVERY = 2_000;
let timer: ReturnType<typeof setInterval> | undefined;

addEventListener('message', ({ data }: MessageEvent<'start' | 'stop'>) => {
  clearInterval(timer);
  if (data === 'start') timer = setInterval(() => postMessage('tick'), EVERY);
});
