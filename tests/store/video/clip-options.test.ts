import * as v from 'valibot';
import { expect, test } from 'vitest';
import { listVideos } from '../../../src/api/video.ts';
import { clipSize, VIDEO_MODES } from '../../../src/api/video-modes.ts';
import { readVideoOptions } from '../../../src/api/video-options.ts';

test('[VIDEO-18] a task of the list has its fields, grouped by day', () => {
  const task = {
    id: 4,
    task_id: 't4',
    tool_name: 'luma',
    state: 3,
    video_url: '/media/a.mp4',
    poster: '/media/a.jpg',
    seconds: 5,
    is_allowed_chaofen: 1,
    options: '{"prompt":"waves"}',
  };
  const answer = v.parse(listVideos.answer, { lists: [{ date: '2026-03-01', tasks: [task] }], has_next: 1 });
  expect(answer.lists[0]).toMatchObject({ date: '2026-03-01', tasks: [task] });
  expect(readVideoOptions(task.options).prompt).toBe('waves');
});

test('[VIDEO-19] options have prompt, frames, references and settings; invalid ones are empty', () => {
  const all = {
    prompt: 'waves',
    image: '/a',
    image_end: '/b',
    tail_image: '/c',
    character_images: ['/d'],
    images: ['/e'],
    ratio: '9:16',
    seconds: 8,
    model: 'v21',
    resolution: '720p',
    tool_name: 'kling',
  };
  expect(readVideoOptions(JSON.stringify(all))).toEqual({ ...all, sound: '' });
  expect(readVideoOptions('{"prompt":7,"images":null,"ratio":"1:1"}')).toMatchObject({
    prompt: '',
    images: [],
    ratio: '1:1',
  });
  expect(readVideoOptions('not JSON').prompt).toBe('');
});

test('[VIDEO-21] a mode has a name, and its rows have points, model, resolution and seconds', () => {
  const points = { total_points: 0, star_tel: '', runway_points: 3 } as never;
  for (const { value, label, subModes } of VIDEO_MODES) {
    expect([typeof value, typeof label]).toEqual(['string', 'string']);
    for (const row of subModes) {
      expect(row).toMatchObject({
        value: expect.any(String),
        label: expect.any(String),
        model: expect.any(String),
        resolution: expect.any(String),
        seconds: expect.any(Number),
      });
      expect(row.cost(points)).toBe(value === 'runway' ? 3 : null);
    }
  }
  const rows = VIDEO_MODES.flatMap(({ subModes }) => subModes.map(({ value }) => value));
  expect(new Set(rows).size).toBe(rows.length);
});

test('a clip’s size has even sides in each ratio', () => {
  for (const ratio of ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'])
    for (const resolution of ['480p', '720P', '', '512P', '1080p']) {
      const { width, height } = clipSize(resolution, ratio);
      expect([width % 2, height % 2]).toEqual([0, 0]);
    }
});
