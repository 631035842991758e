import {
  ADTS,
  FilePathSource,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  UnsupportedInputFormatError,
  WAVE,
  WEBM,
} from 'mediabunny';

/** Facts about an uploaded file, parsed in JavaScript without decoding. */
export interface StrangerProbe {
  seconds: number;
  /** The content type, e.g. `video/mp4`. */
  mime: string;
  /** Displayed pixels; `codec` is null if it is unknown. `seconds` is where the picture ends: the sound may go on. */
  video: { codec: string | null; width: number; height: number; seconds: number } | null;
  audio: { codec: string | null; channels: number; sampleRate: number } | null;
}

/** The file is damaged, or of an unsupported format. */
export class UnreadableMedia extends Error {
  override readonly name = 'UnreadableMedia';
}

/** Self-contained formats only: playlists would refer to other files. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, OGG, ADTS, FLAC];
const LONGEST_MS = 20_000;

/**
 * Inspects an untrusted file before ffmpeg may read it.
 * @throws {UnreadableMedia} for a file that cannot be parsed completely, or not within 20 s
 */
export async function probeStranger(file: string): Promise<StrangerProbe> {
  const input = new Input({ source: new FilePathSource(file), formats: FORMATS });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadableMedia('The file takes too long to read.')), LONGEST_MS);
  });
  try {
    return await Promise.race([look(input), late]);
  } catch (cause) {
    if (cause instanceof UnreadableMedia) throw cause;
    const why =
      cause instanceof UnsupportedInputFormatError
        ? 'The format of the file is not known.'
        : 'The file is broken.';
    throw new UnreadableMedia(why, { cause });
  } finally {
    clearTimeout(timer);
    input.dispose();
  }
}

async function look(input: Input): Promise<StrangerProbe> {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  if (!video && !audio) throw new UnreadableMedia('The file holds neither picture nor sound.');
  const seconds = await input.computeDuration();
  if (!(seconds > 0 && Number.isFinite(seconds))) throw new UnreadableMedia('The file has no length.');
  return {
    seconds,
    mime: (await input.getFormat()).mimeType,
    video: video && (await describeVideo(video)),
    audio: audio && (await describeAudio(audio)),
  };
}

const describeVideo = async (track: InputVideoTrack) => ({
  codec: await track.getCodec(),
  width: await track.getDisplayWidth(),
  height: await track.getDisplayHeight(),
  seconds: await track.computeDuration(),
});

const describeAudio = async (track: InputAudioTrack) => ({
  codec: await track.getCodec(),
  channels: await track.getNumberOfChannels(),
  sampleRate: await track.getSampleRate(),
});
