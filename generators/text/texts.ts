/** What the writing of a script asks of a provider. */
export interface ScriptRequest {
  /** 5 to 5000 characters, in Chinese or English; a script that was uploaded has up to 50,000. */
  story: string;
  /** Set for a text that is a script already: so many shots may be made of it, and what is said in it stays as it is written. */
  mostShots?: number;
  textType: 'story' | 'adv';
  /** The language the script is written in: the story's own. */
  language: 'en' | 'zh';
  ratio: '16:9' | '9:16';
  /** The project's style in words; empty without one. */
  style: string;
}

/** One shot of a script, before it has an id. Texts are in the script's language. */
export interface WrittenLine {
  shot_type: string;
  angle: string;
  move: string;
  /** Names, separated by the language's comma. */
  characters: string;
  /** Where and when. */
  cj_desc: string;
  /** What the camera sees. */
  hm_desc: string;
  /** `Name：text`: somebody's words, or the narrator's. */
  dialogue: string;
}

export interface WrittenRole {
  name: string;
  description: string;
}

/** 1 to 60 lines, or as many as were asked for, and the people in them. */
export interface WrittenScript {
  /** A name for the film; empty where the writer has none. */
  title: string;
  lines: WrittenLine[];
  roles: WrittenRole[];
}

/** Writes scripts from stories: the built-in text engine, or a service behind the same shape. */
export interface TextProvider {
  readonly name: string;
  /** Rejects with the signal's reason when aborted, with TextRefused when asking again would not help, else with an Error. */
  writeScript(request: ScriptRequest, options: { signal: AbortSignal }): Promise<WrittenScript>;
}

/** The service said no for good: a wrong key, an unknown model, a request it does not take. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused';
}
