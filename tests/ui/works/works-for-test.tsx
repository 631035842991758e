import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { HomeInfo, Work } from '../../../src/api/works.ts';

/** A published work of member 9. */
export const workFor = (work_id: number, more: Partial<Work> = {}): Work => ({
  work_id,
  poster_url: `/media/${work_id}.jpg`,
  poster_width: 160,
  poster_height: 90,
  source_url: `/media/${work_id}.mp4`,
  name: `Work ${work_id}`,
  desc: `About ${work_id}`,
  create_time: '2026-11-20T12:00:00Z',
  duration: 65,
  user_nickname: 'northlight',
  user_avatar: '',
  home_id: 9,
  is_show: 1,
  check_status: 1,
  check_msg: '',
  excerpt_url: `/media/excerpt-${work_id}.mp4`,
  alt: '',
  views: 3,
  likes: 2,
  liked: 0,
  sample: 0,
  provider: '',
  ...more,
});

/** A page of works with ids from `first` downwards, as from the server. */
export const worksFor = (first: number, count: number): Work[] =>
  Array.from({ length: count }, (_, at) => workFor(first - at));

export const homeFor = (more: Partial<HomeInfo> = {}): HomeInfo => ({
  avatar: '',
  user_nickname: 'northlight',
  works_count: 1,
  is_self: 0,
  about: '',
  home_id: 9,
  ...more,
});

/** Gives every element the size of a window, because happy-dom has no layout; the scroll height is that of the wall. */
export function windowOf(width: number, height = 800): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return Number.parseFloat(this.querySelector('ul')?.style.height ?? '0');
  });
}

/** The scroll container. */
export const wall = (): Promise<HTMLElement> => screen.findByRole('region', { name: 'Works' });
