import type { Work } from '../../src/api/works.ts';
import { instant } from '../clock.ts';
import { mediaAddress } from '../media/media-address.ts';
import type { Language } from '../rpc/messages.ts';
import { flag } from '../rpc/route.ts';

/** A work as read from the database. */
export interface WorkRow {
  id: number;
  user_id: number;
  /** The author's name; empty for a closed account. */
  nickname: string;
  /** File of the author's avatar; empty for none. */
  avatar?: string;
  name: string;
  name_zh: string | null;
  description: string;
  description_zh: string | null;
  alt: string;
  alt_zh: string | null;
  /** Files such as `<key>.mp4`; `excerpt` is empty until it is made. */
  video: string;
  poster: string;
  excerpt: string;
  poster_width: number | null;
  poster_height: number | null;
  seconds: number;
  is_show: number;
  check_status: number;
  check_msg: string;
  sample: number;
  provider: string;
  created_at: Date;
  published_at: Date | null;
  views?: number;
  likes?: number;
  liked?: boolean;
}

/** SQL: the columns of a {@link WorkRow}, from `works w JOIN users u ON u.id = w.user_id`. Lists add views and likes. */
export const WORK_COLUMNS = `w.id, w.user_id, u.name AS nickname, w.name, w.name_zh, w.description, w.description_zh, w.alt, w.alt_zh,
  w.video, w.poster, w.excerpt, w.poster_width, w.poster_height, w.seconds, w.is_show, w.check_status, w.check_msg,
  w.sample, w.provider, w.created_at, w.published_at`;

/** A work in the contract's spelling (SQUARE-18), with URLs that are valid for a week. */
export function serializeWork(
  row: WorkRow,
  { secret, language }: { secret: string; language: Language },
): Work {
  const address = (file: string) => (file ? mediaAddress(secret, file) : '');
  const inLanguage = (text: string, zh: string | null) => (language === 'zh' ? (zh ?? text) : text);
  return {
    work_id: row.id,
    poster_url: address(row.poster),
    ...(row.poster_width && row.poster_height
      ? { poster_width: row.poster_width, poster_height: row.poster_height }
      : {}),
    source_url: address(row.video),
    name: inLanguage(row.name, row.name_zh),
    desc: inLanguage(row.description, row.description_zh),
    create_time: instant(row.created_at),
    duration: row.seconds,
    user_nickname: row.nickname,
    user_avatar: address(row.avatar ?? ''),
    home_id: row.user_id,
    is_show: flag(row.is_show === 1),
    check_status: row.check_status,
    check_msg: row.check_msg,
    excerpt_url: address(row.excerpt),
    alt: inLanguage(row.alt, row.alt_zh),
    views: row.views ?? 0,
    likes: row.likes ?? 0,
    liked: flag(row.liked ?? false),
    sample: flag(row.sample === 1),
    provider: row.provider,
  };
}
