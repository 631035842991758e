import { afterEach, vi } from 'vitest';

// a test that fails before it gives its fake clock back would take the clock of all after it
afterEach(() => void vi.useRealTimers());
