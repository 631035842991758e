import { CREATION, createProject } from '../../../src/api/projects.ts';
import { listLines } from '../../../src/api/script.ts';
import type { Shot } from '../../../src/api/shot.ts';
import { listShots } from '../../../src/api/storyboard.ts';
import { type Member, type Studio, writingOf } from '../harness.ts';

/** A project of a member, with a written script and an opened storyboard. */
export class Film {
  readonly script_id: number;
  readonly #studio: Studio;
  readonly #member: Member;

  private constructor(studio: Studio, member: Member, script_id: number) {
    this.#studio = studio;
    this.#member = member;
    this.script_id = script_id;
  }

  /** @param content the story; without one the project is blank */
  static async make(
    studio: Studio,
    member: Member,
    content = '',
    { ratio = '16:9' as '16:9' | '9:16', style_name = '' } = {},
  ): Promise<Film> {
    const { script_id } = await studio.send(member.token, createProject, {
      generate_method: content ? CREATION.story : CREATION.blank,
      content,
      text_type: 'story',
      width_height: ratio,
      style_name,
    });
    if (content) await writingOf(studio, script_id);
    return new Film(studio, member, script_id);
  }

  board() {
    return this.#studio.send(this.#member.token, listShots, { script_id: this.script_id });
  }
  async lines() {
    return (await this.#studio.send(this.#member.token, listLines, { script_id: this.script_id })).lists;
  }
  async shots(): Promise<Shot[]> {
    return (await this.board()).lists;
  }
  async shot(id: number): Promise<Shot | undefined> {
    return (await this.shots()).find((shot) => shot.id === id);
  }
}
