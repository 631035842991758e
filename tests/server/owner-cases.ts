/**
 * The inputs for all calls that name something of a member's, and the lists of the other calls: every call of the server is in one of
 * the tables.
 */

import { sheet } from './film/script-files/office-files.ts';

/** The owner's belongings, which nobody else may access. */
export interface Belongings {
  home_id: number;
  phone: string;
  clip_task_id: string;
  clip_id: number;
  /** A clip of the video page. */
  page_clip_id: number;
  /** Songs of the music page, and their reference audio. */
  music_id: string;
  song_id: number;
  reference: string;
  /** A talking head, its sources, and the address of a clip that was uploaded in parts. */
  head_task_id: string;
  head_id: number;
  face: string;
  sound: string;
  source: string;
  tasks_id: string;
  works_id: number;
  /** The address of a clip. */
  film: string;
  task_id: string;
  draw_id: number;
  role_task_id: string;
  image: string;
  session_id: number;
  script_id: number;
  role_id: number;
  drama_id: number;
  revision: string;
  update_id: number;
  order_no: string;
  scense_id: number;
  other_scense_id: number;
  style_id: number;
}

export const KEY = 'the-owners-key';
/** Whether a stranger can remove it is tested in push.test.ts, as the answer does not tell. */
const ENDPOINT = 'https://push.example.com/the-owners-device';
/** Text that only the owner's film contains. */
export const PLOT = 'Aurelia kept a cobalt letter.';

/** A script of another film. */
const SPREADSHEET = new Blob([
  new Uint8Array(
    sheet([
      ['Picture', 'Dialogue'],
      ['A pier', 'Mei: Hello'],
    ]),
  ),
]);

/** An input that names the owner's belongings, for every call that takes an id, a key or an address. */
export type Body = Record<string, unknown> | Record<string, unknown>[];
export const CASES: Record<string, (own: Belongings) => Body> = {
  '/draw/imagine': ({ image }) => ({ tool_name: 'irag', prompt: 'x', ratio: '1:1', image_url: image }),
  '/draw/fluxImageApi': ({ image }) => ({ prompt: 'x', ratio: '1:1', image_url: image }),
  '/draw/chagne-image': ({ task_id }) => ({ api_name: 'mj', action: 'VARIATION', index: 0, task_id }),
  '/draw/mediaSrp': ({ image, draw_id }) => ({ media_url: image, id: draw_id }),
  '/draw/seed': ({ task_id }) => ({ api_name: 'mj', task_id }),
  '/draw/get-task': ({ task_id }) => ({ taskId: [task_id] }),
  '/draw/lists': ({ draw_id }) => ({ page: 1, before: draw_id + 1 }),
  '/studio/task/list': ({ task_id, script_id }) => ({ before: task_id, script_id }),
  '/studio/task/cancel': ({ task_id }) => ({ task_id }),
  '/studio/task/request': ({ task_id }) => ({ task_id }),
  '/studio/draw/restore': ({ draw_id }) => ({ draw_id }),
  '/draw/describe-pro': ({ image }) => ({ api_name: 'mj', tool_name: 'mj', describe_image: image }),
  '/script/extend-video-desc': ({ image }) => ({ describe_image: image, scense_desc: 'x' }),
  '/studio/style/update': ({ style_id, image }) => ({
    id: style_id,
    name: 'Mine anew',
    category: 'Animation',
    text2video_prompt: 'x',
    image,
  }),
  '/styles/delete': ({ style_id }) => ({ id: style_id }),
  '/studio/orders/list': () => ({}),
  '/studio/style/restore': ({ style_id }) => ({ id: style_id }),
  '/styles/save': ({ image }) => ({
    name: 'x',
    category: 'Animation',
    text2video_prompt: 'x',
    image,
  }),
  '/studio/draw/star': ({ draw_id }) => ({ draw_id, starred: 1 }),
  '/script/img-lip-sync': ({ task_id, script_id, scense_id, sound }) => ({
    audio_url: sound,
    audio_duration: 1,
    task_id,
    draw_index: 0,
    script_id,
    scense_id,
    type: 1,
  }),
  '/draw/del-draw': ({ draw_id }) => ({ draw_id }),
  '/script/script-info': ({ script_id }) => ({ script_id }),
  '/script/check-sg-status': ({ script_id }) => ({ script_ids: [script_id] }),
  '/script/update-script': ({ script_id }) => ({ script_id, type: 2, width_height: '9:16' }),
  '/script/list-drama': ({ script_id }) => ({ script_id }),
  '/script/handle-drama': ({ script_id, drama_id }) => ({
    script_id,
    type: 3,
    drama_id,
    move: 'Pan',
    dialogue: 'Hello',
  }),
  '/script/download-excel': ({ script_id }) => ({ script_id, type: 2 }),
  '/studio/script/preview': ({ script_id }) => ({ script_id, file: SPREADSHEET }),
  '/script/generate-voice': ({ script_id, drama_id }) => ({ script_id, drama_id }),
  '/script/upload-drama': ({ script_id }) => ({ script_id, file: SPREADSHEET }),
  '/studio/script/undo': ({ script_id }) => ({ script_id }),
  '/studio/script/dismiss': ({ script_id }) => ({ script_id }),
  '/script/order-drama': ({ script_id, drama_id }) => ({
    script_id,
    from_drama_id: drama_id,
    to_drama_id: drama_id,
  }),
  '/script/list-scense': ({ script_id }) => ({ script_id }),
  '/script/handle-scense': ({ script_id, scense_id }) => ({ script_id, type: 3, scense_id, narration: 'x' }),
  '/script/order-scense': ({ script_id, scense_id, other_scense_id }) => ({
    script_id,
    from_scense_id: scense_id,
    to_scense_id: other_scense_id,
  }),
  '/script/save-scense': ({ script_id, drama_id }) => ({ script_id, type: 1, drama_id, drama_dialogue: 'x' }),
  '/script/copy-scense': ({ script_id, scense_id }) => ({ script_id, scense_id }),
  '/script/imagine': ({ script_id, scense_id }) => shotPicture(script_id, scense_id),
  '/script/submit-task': ({ script_id, scense_id }) => [{ type: 1, ...shotPicture(script_id, scense_id) }],
  '/script/batch-srp': ({ other_scense_id }) => ({
    media_type: 'image',
    lists: [{ scense_id: other_scense_id }],
  }),
  '/script/list-draw-pro': ({ script_id, scense_id }) => ({ script_id, scense_id, page: 1 }),
  '/script/video': ({ script_id, scense_id }) => shotClip(script_id, scense_id),
  '/script/kling-lipsync': ({ clip_task_id, sound }) => ({
    audio_url: sound,
    audio_duration: 1,
    task_id: clip_task_id,
  }),
  '/video/get-task': ({ clip_task_id }) => ({ task_id: [clip_task_id] }),
  '/video/generate': ({ image }) => ({
    api_name: 'jimeng',
    tool_name: 'jimeng',
    model: 'lite',
    resolution: '480p',
    prompt: 'x',
    image,
  }),
  '/video/mmaudio': ({ clip_id, film }) => ({ id: clip_id, media_url: film, media_prompt: 'rain' }),
  '/video/mediaSrp': ({ clip_id, film }) => ({ id: clip_id, media_url: film }),
  '/video/lists-pro': ({ page_clip_id }) => ({ page: 1, before: page_clip_id + 1 }),
  '/studio/video/star': ({ page_clip_id }) => ({ id: page_clip_id, starred: 1 }),
  '/studio/video/last-frame': ({ page_clip_id }) => ({ id: page_clip_id }),
  '/video/delete': ({ page_clip_id }) => ({ id: page_clip_id }),
  '/studio/video/restore': ({ page_clip_id }) => ({ id: page_clip_id }),
  '/music/get-task': ({ music_id }) => ({ music_id: [music_id] }),
  '/music/lists': ({ song_id }) => ({ before: song_id + 1 }),
  '/music/create': ({ reference }) => ({
    tool_name: 'mureka',
    api_name: 'ai302',
    make_instrumental: 1,
    reference_task_id: reference,
  }),
  '/lip-sync/merge-video': ({ face, sound }) => ({
    head_url: face,
    audio_url: sound,
    audio_duration: 1,
    aspectRatio: '1:1',
    type: 0,
  }),
  '/lip-sync/generate-shuziren': ({ source, sound }) => ({
    head_url: source,
    audio_url: sound,
    audio_duration: 1,
  }),
  '/lip-sync/get-task': ({ head_task_id }) => ({ taskId: [head_task_id] }),
  '/lip-sync/lists': ({ head_id }) => ({ page: 1, before: head_id + 1 }),
  '/studio/lip-sync/star': ({ head_id }) => ({ id: head_id, starred: 1 }),
  '/studio/lip-sync/face': ({ face }) => ({ head_url: face }),
  '/studio/lip-sync/source': ({ source }) => ({ source }),
  '/lip-sync/delete': ({ head_id }) => ({ id: head_id }),
  '/studio/lip-sync/restore': ({ head_id }) => ({ id: head_id }),
  '/studio/music/star': ({ song_id }) => ({ id: song_id, starred: 1 }),
  '/studio/music/wave': ({ song_id }) => ({ id: song_id, index: 0 }),
  '/studio/music/delete': ({ song_id }) => ({ id: song_id }),
  '/studio/music/restore': ({ song_id }) => ({ id: song_id }),
  '/script/list-video': ({ script_id, scense_id }) => ({ script_id, scense_id, page: 1 }),
  '/script/bind-video': ({ scense_id, clip_task_id }) => ({ scense_id, video_task_id: clip_task_id }),
  '/script/voice-setting': ({ scense_id }) => ({
    type: 1,
    global: 0,
    scense_id,
    voice_speed: 1,
    voice_vol: 1,
    voice_pitch: 0,
    voice_emotion: 'neutral',
  }),
  '/studio/storyboard/compare': ({ script_id }) => ({ script_id }),
  '/studio/film/check': ({ script_id }) => ({ script_id, of: 'script', tool_name: 'mj' }),
  '/studio/storyboard/update': ({ script_id, revision }) => ({ script_id, revision }),
  '/studio/storyboard/restore': ({ script_id, scense_id }) => ({ script_id, scense_id }),
  '/studio/script/restore': ({ script_id, drama_id }) => ({ script_id, drama_id }),
  '/studio/storyboard/undo': ({ script_id, update_id }) => ({ script_id, update_id }),
  '/script/list-role': ({ script_id }) => ({ script_id }),
  '/script/save-role': ({ script_id, role_id }) => ({
    script_id,
    role_lists: [{ id: role_id, name: 'Aurelia', desc: 'cobalt eyes' }],
  }),
  '/script/handle-role': ({ script_id, role_id }) => ({ script_id, type: 3, id: role_id, name: 'Aurelia' }),
  '/script/bind': ({ role_id, role_task_id }) => ({ role_id, draw_task_id: role_task_id, draw_index: 0 }),
  '/script/get-doubao-voice': ({ script_id }) => ({ script_id }),
  '/script/bind-voice': ({ script_id }) => ({
    script_id,
    role_name: 'Narrator',
    voice_name: 'Clara',
    voice_type: 'clara',
  }),
  '/script/download-scense': ({ script_id }) => ({ script_id }),
  '/studio/film/settings': ({ script_id }) => ({ script_id }),
  '/studio/film/preview': ({ script_id }) => ({ script_id }),
  '/studio/film/music': ({ script_id }) => ({ script_id }),
  '/studio/film/save': ({ script_id, scense_id }) => ({
    script_id,
    transition: 'fade',
    title: 'Mine now',
    end: '',
    shots: [{ scense_id, transition: 'cut' }],
  }),
  '/studio/exports/quote': ({ script_id }) => ({ script_id }),
  '/script/okl-export': ({ script_id }) => ({ script_id, audio_type: 3, audio_vol: 1 }),
  '/script/okl-searching': ({ tasks_id }) => ({ tasks_id }),
  '/script/okl-handle': ({ works_id }) => ({ type: 2, works_id }),
  // before the next one, which publishes it
  '/studio/works/like': ({ works_id }) => ({ works_id, liked: 1 }),
  '/center/create-works': ({ image, film }) => ({
    name: 'Taken over',
    poster: image,
    source: film,
    duration: 5,
  }),
  '/studio/works/withdraw': ({ works_id }) => ({ works_id }),
  '/studio/project/rename': ({ script_id }) => ({ script_id, name: 'Taken over' }),
  '/script/copy-script': ({ script_id }) => ({ script_id }),
  '/script/re-generate-base': ({ script_id }) => ({ script_id }),
  '/script/del-script-pro': ({ script_id }) => ({ id: script_id }),
  '/studio/project/restore': ({ script_id }) => ({ script_id }),
  '/package/create-order': () => ({ product_type: 1, pay_type: 1, package_id: 1 }),
  '/package/search-order': ({ order_no }) => ({ order_type: 1, order_no }),
  '/center/points-log': () => ({ page: 1, before: 1_000_000 }),
  '/center/invited-users': () => ({ page: 1, before: 1_000_000 }),
  '/center/distribute-users': () => ({ page: 1, before: 1_000_000 }),
  '/center/list-broadcast': () => ({ page: 1, before: 1_000_000 }),
  '/center/mark-broadcast': () => ({ id: 1 }),
  '/studio/messages/read-all': () => ({ newest: 1 }),
  '/studio/session/revoke': ({ session_id }) => ({ id: session_id }),
  '/studio/submits/check': () => ({ key: KEY }),
  '/studio/notices/ack': ({ task_id }) => ({ ids: [task_id] }),
  '/studio/push/unsubscribe': () => ({ endpoint: ENDPOINT }),
  // last, since nothing can be accessed after it
  '/center/del-works': ({ works_id }) => ({ works_id }),
  '/studio/works/restore': ({ works_id }) => ({ works_id }),
};

const shotPicture = (script_id: number, scense_id: number) => ({
  script_id,
  scense_id,
  api_name: 'jimeng',
  tool_name: 'seedream',
  prompt: 'a letter',
});

export const shotClip = (script_id: number, scense_id: number) => ({
  script_id,
  scense_id,
  api_name: 'jimeng',
  tool_name: 'jimeng',
  prompt: 'a letter is opened',
  model: 'lite',
  resolution: '480p',
});
