/** Settings for generation: pictures, clips, films and scripts. */
import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { optionalAddress, optionalText, setting, text, whole } from './kinds.ts';

const spareProcessors = (): number => Math.max(1, Math.min(4, availableParallelism() - 1));

export const MAKING = {
  pictureWorkers: setting(
    'PICTURE_WORKERS',
    'auto',
    v.pipe(
      text,
      v.regex(/^(auto|[1-9]|[12]\d|3[0-2])$/, 'must be auto or 1 to 32'),
      v.transform((value) => (value === 'auto' ? spareProcessors() : Number(value))),
    ),
    'Picture tasks made at the same time in one process; `auto` is one less than the processors, 1 to 4.',
  ),
  pictureSide: setting(
    'PICTURE_SIDE',
    '1024',
    whole(256, 1024),
    "Long side of the built-in engine's pictures in pixels. Half the side takes a quarter of the time.",
  ),
  clipWorkers: setting('CLIP_WORKERS', '1', whole(1, 32), 'Clips made at the same time in one process.'),
  songWorkers: setting(
    'SONG_WORKERS',
    '1',
    whole(1, 32),
    'Music tasks made at the same time in one process. Each makes two songs.',
  ),
  lipSyncWorkers: setting(
    'LIP_SYNC_WORKERS',
    '1',
    whole(1, 32),
    'Talking heads made at the same time in one process. Each keeps two processors busy.',
  ),
  clipSide: setting(
    'CLIP_SIDE',
    '1920',
    whole(256, 1920),
    "Long side of the built-in engine's clips in pixels, at most. A smaller one takes less time.",
  ),
  filmWorkers: setting(
    'FILM_WORKERS',
    '1',
    whole(1, 32),
    'Films assembled at the same time in one process. Each keeps two processors busy.',
  ),
  filmResolution: setting(
    'FILM_RESOLUTION',
    '720p',
    v.pipe(text, v.picklist(['360p', '480p', '720p', '1080p'], 'must be 360p, 480p, 720p or 1080p')),
    'Resolution of films. 1080p takes more than twice as long as 720p.',
  ),
  modelsFile: setting(
    'MODELS_FILE',
    '',
    optionalText,
    'JSON file that binds what the app offers to real models: a GPU of your own, or services with a key (docs/models.md). If empty, the built-in engine makes everything.',
  ),
  textUrl: setting(
    'TEXT_API_URL',
    '',
    optionalAddress(/^https?:\/\/\S+$/, 'must be an http address'),
    'Base address of an OpenAI-compatible service that writes scripts and expands prompts, e.g. `https://api.example.com/v1`. If empty, the built-in engine does both.',
  ),
  textKey: setting('TEXT_API_KEY', '', optionalText, 'Sent to that service as a bearer token.'),
  textModel: setting('TEXT_MODEL', '', optionalText, 'The model to request; required with TEXT_API_URL.'),
  voiceStreamUrl: setting(
    'VOICE_STREAM_URL',
    '',
    optionalAddress(/^wss?:\/\/\S+$/, 'must be a ws or wss address'),
    'WebSocket address of a service that speaks script lines, which browsers then connect to themselves. If empty, the built-in voices do.',
  ),
  voiceStreamKey: setting('VOICE_STREAM_KEY', '', optionalText, 'Names the account at that service.'),
  voiceStreamSecret: setting(
    'VOICE_STREAM_SECRET',
    '',
    optionalText,
    'Signs each connection to that service (HMAC-SHA256 of host, date and request line). It stays on the server.',
  ),
  retrySeconds: setting('RETRY_SECONDS', '2', whole(0, 3600), 'Seconds before a failed task is retried.'),
} as const;
