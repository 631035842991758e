import type { SpeechProvider } from '../../generators/speech/speech.ts';
import { createStudioSpeech } from '../../generators/speech/speech-provider.ts';

/** The speech provider of the configuration: the built-in engine, whose voice is a process of its own. */
export const openSpeech = (childUrl: URL): SpeechProvider => createStudioSpeech({ childUrl });
