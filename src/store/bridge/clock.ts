// Only a clock: browsers slow the timers of a hidden page, but not those of its dedicated workers.
const EVERY = 2_000;
let timer: ReturnType<typeof setInterval> | undefined;

addEventListener('message', ({ data }: MessageEvent<'start' | 'stop'>) => {
  clearInterval(timer);
  if (data === 'start') timer = setInterval(() => postMessage('tick'), EVERY);
});
