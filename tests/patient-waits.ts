import { vi } from 'vitest';
import { PATIENCE } from './patience.ts';

// the only way to wait whose time is no setting
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
