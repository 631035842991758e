import { CODE } from '../../../src/api/errors.ts';
import { generateLineVoice, VOICE_STREAM_PATH } from '../../../src/api/script.ts';
import type { Deps } from '../../deps.ts';
import { requirePoints } from '../../ledger/require-points.ts';
import { partsOf, storageName } from '../../media/media.ts';
import { requireReady } from '../../models/readiness.ts';
import { memberOf } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { on, type Route, WithMessage } from '../../rpc/route.ts';
import { requireProject } from '../projects/projects.ts';
import { listLines } from '../script/lines.ts';
import { findSpeech, speechHash } from '../speech/speech.ts';
import { linePoints, lineSpeeches } from './line-speech.ts';
import { remoteVoice } from './remote-voice.ts';
import { ssmlOf } from './ssml.ts';
import { newTicket } from './voice-ticket.ts';

/** Speaking a script line: as a file if its speech exists already, otherwise as a stream (SCRIPT-21 to SCRIPT-23). */
export function lineVoiceRoutes(deps: Deps): Route[] {
  const { db, config, models, secret, storage } = deps;
  const speech = models.find('speech');
  return [
    on(generateLineVoice, async (context, { script_id, drama_id }) => {
      const { userId } = memberOf(context);
      await requireProject(db, userId, script_id);
      const lines = await listLines(db, script_id);
      const line = lines.find(({ id }) => id === drama_id);
      if (!line) throw new Refusal(404, 'lineGone');
      const [speeches = []] = await lineSpeeches(db, script_id, speech.traits.voices, [line]);
      if (speeches.length === 0) throw new Refusal(400, 'nothingToSpeak');
      const [points = 0] = await linePoints(db, { userId, provider: speech.name }, [speeches]);
      if (points === 0) {
        const known = await Promise.all(
          speeches.map(async (request) => {
            const { file = '' } = (await findSpeech(db, userId, speechHash(speech.name, request))) ?? {};
            return storage.read(storageName(partsOf(file)));
          }),
        );
        return {
          audio_data: Buffer.concat(known).toString('base64'),
          code: CODE.ok,
          list_order: line.position,
        };
      }
      const stream = { ssml: ssmlOf(speeches), list_order: line.position };
      const remote = remoteVoice(config);
      if (remote) return new WithMessage({ ...remote, ...stream }, 'ok', {}, CODE.stream);
      await requireReady(speech);
      // check here, before a socket is opened; the points are held when the speech starts
      await requirePoints(db, userId, points);
      const authorization = newTicket(secret, {
        userId,
        projectId: script_id,
        lineId: drama_id,
        language: context.language,
      });
      const own = {
        ws_url: VOICE_STREAM_PATH,
        date: new Date().toUTCString(),
        authorization,
        api_key: 'inkreel',
      };
      return new WithMessage({ ...own, ...stream }, 'ok', {}, CODE.stream);
    }),
  ];
}
