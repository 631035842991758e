/** The prompts that a member has sent before, on any device. */
import * as v from 'valibot';
import { extension, nothing } from './call.ts';

/** How many are told, newest first, each once. */
export const EARLIER_PROMPTS_MOST = 100;

const Prompts = v.object({ lists: v.array(v.string()) });

/** Those of the drawing page, without their parameters. */
export const listDrawPrompts = extension('/studio/draw/prompts', { input: nothing, answer: Prompts });

/** Those of the video page. */
export const listVideoPrompts = extension('/studio/video/prompts', { input: nothing, answer: Prompts });
