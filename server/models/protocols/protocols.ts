import type { Protocol } from '../file/schema.ts';
import { comfyui } from './comfyui.ts';
import { fal } from './fal.ts';
import { openai } from './openai.ts';
import type { ProtocolAdapter } from './protocol.ts';
import { replicate } from './replicate.ts';
import { task } from './task.ts';

export const ADAPTERS: Record<Protocol, ProtocolAdapter> = { comfyui, fal, replicate, openai, task };
