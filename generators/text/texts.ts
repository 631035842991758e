/** A request to write a script. */
export interface ScriptRequest {
  /** 5 to 5000 characters, in Chinese or English; an uploaded script has up to 50,000. */
  story: string;
  /** Set if the text already is a script: the most shots to make of it. Its dialogue is kept verbatim. */
  mostShots?: number;
  textType: 'story' | 'adv';
  /** The language the script is written in: the story's own. */
  language: 'en' | 'zh';
  ratio: '16:9' | '9:16';
  /** Description of the project's style; empty without one. */
  style: string;
}

/** One line of a script, without an id. Texts are in the script's language. */
export interface WrittenLine {
  shot_type: string;
  angle: string;
  move: string;
  /** Names, separated by the language's comma. */
  characters: string;
  /** Scene: place and time. */
  cj_desc: string;
  /** What the camera sees. */
  hm_desc: string;
  /** `Name：text`, spoken by a role or the narrator. */
  dialogue: string;
}

export interface WrittenRole {
  name: string;
  description: string;
}

/** 1 to 60 lines, or up to `mostShots`, and the roles in them. */
export interface WrittenScript {
  /** Suggested title; empty if the provider has none. */
  title: string;
  lines: WrittenLine[];
  roles: WrittenRole[];
}

/** Writes scripts from stories: the built-in text engine or a service. */
export interface TextProvider {
  readonly name: string;
  /** Rejects with the signal's reason when aborted, with TextRefused if a retry would not help, else with an Error such as TextUnusable. */
  writeScript(request: ScriptRequest, options: { signal: AbortSignal }): Promise<WrittenScript>;
}

/** A permanent error of the service: a wrong key, an unknown model, an invalid request. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused';
}

/** The same of a service that had worked on another try before, which it bills. */
export class TextRefusedLater extends TextRefused {}

/** The service has given no answer that can be used: none at all, or one of another shape. Another try may help. */
export class TextUnusable extends Error {
  override readonly name = 'TextUnusable';
}

/** The same of a service that was never reached, which has begun nothing and bills nothing. */
export class TextNotBegun extends TextUnusable {}
