import { bindVoice as bindVoiceCall } from '../../../src/api/characters.ts';
import { saveVoiceSettings } from '../../../src/api/storyboard.ts';
import { generateAudio, listVoices } from '../../../src/api/voices.ts';
import type { Deps } from '../../deps.ts';
import { partsOf, storageName } from '../../media/media.ts';
import { mediaAddress } from '../../media/media-address.ts';
import { orRefuse } from '../../models/readiness.ts';
import { memberOf } from '../../rpc/context.ts';
import { Refusal } from '../../rpc/refusal.ts';
import { on, type Route } from '../../rpc/route.ts';
import { timeLimit } from '../../rpc/time-limit.ts';
import { editProject } from '../projects/projects.ts';
import { requireOwnShot } from '../storyboard/shot-owner.ts';
import { bindVoice, listBindings } from './bind-voice.ts';
import { serializeVoices } from './serialize-voices.ts';
import { speakFor } from './speak-for.ts';

/** Voices, and speech made while the member waits. */
export function speechRoutes(deps: Deps): Route[] {
  const { db, storage, secret, models } = deps;
  const speech = models.find('speech');
  const requireVoice = (type: string): void => {
    if (!speech.traits.voices.some(({ id }) => id === type)) throw new Refusal(400, 'voiceGone');
  };
  return [
    on(listVoices, (context, filter) =>
      serializeVoices(speech.traits.voices, filter, context.language, speech.name),
    ),

    on(generateAudio, async (context, input) => {
      requireVoice(input.voice_type);
      const request = {
        text: input.text,
        voice: input.voice_type,
        speed: input.voice_speed,
        volume: input.voice_vol,
        pitch: input.voice_pitch,
        emotion: input.voice_emotion,
      };
      const made = await orRefuse(speakFor(deps, context, input, request, timeLimit(generateAudio)));
      const data = await storage.read(storageName(partsOf(made.file)));
      return {
        audio_base64: Buffer.from(data).toString('base64'),
        audio_duration: made.seconds,
        audio_url: mediaAddress(secret, made.file),
        points_charged: made.points,
        provider: speech.name,
      };
    }),

    on(bindVoiceCall, async (context, { script_id, role_name, voice_type }) => {
      requireVoice(voice_type);
      return editProject(db, memberOf(context).userId, script_id, async (client) => {
        await bindVoice(client, script_id, role_name, voice_type);
        return { binds: await listBindings(client, script_id, speech.traits.voices, context.language) };
      });
    }),

    on(saveVoiceSettings, async (context, input) => {
      const { userId } = memberOf(context);
      if (input.voice_type) requireVoice(input.voice_type);
      const { shotId } = await requireOwnShot(db, userId, input.scene_id);
      await db.query(
        `UPDATE shots SET voice_speed = $2, voice_vol = $3, voice_pitch = $4, voice_emotion = $5,
           voice_type = coalesce($6, voice_type) WHERE id = $1`,
        [
          shotId,
          input.voice_speed,
          input.voice_vol,
          input.voice_pitch,
          input.voice_emotion,
          input.voice_type ?? null,
        ],
      );
    }),
  ];
}
