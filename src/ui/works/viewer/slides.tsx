import { useEffect, useRef } from 'react';
import type { Work } from '../../../api/works.ts';
import { keyOfWork } from '../work-key.ts';
import { Slide } from './slide.tsx';
import styles from './slides.module.css';

/** The work and its neighbours, which are preloaded. Going on pauses the old film and plays the new one (CENTER-11). */
export function Slides({ works, index }: { works: readonly Work[]; index: number }) {
  const films = useRef(new Map<string, HTMLVideoElement>());
  const work = works[index];
  const key = work ? keyOfWork(work) : '';
  const before = useRef(key);
  useEffect(() => {
    const old = before.current;
    before.current = key;
    // the film that was opened first waits for its play button
    if (old === key) return;
    films.current.get(old)?.pause();
    films.current
      .get(key)
      ?.play()
      .catch(() => undefined);
  }, [key]);
  return (
    <div className={styles.slides}>
      {works.slice(Math.max(0, index - 1), index + 2).map((one) => {
        const own = keyOfWork(one);
        return (
          <Slide
            key={own}
            work={one}
            side={works.indexOf(one) - index}
            film={(element) => {
              if (element) films.current.set(own, element);
              else films.current.delete(own);
            }}
          />
        );
      })}
    </div>
  );
}
