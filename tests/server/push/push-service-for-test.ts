import { onTestFinished } from 'vitest';
import { PushService } from './push-service.ts';

/** A push service for one test. */
export async function pushServiceForTest(): Promise<PushService> {
  const service = await PushService.start();
  onTestFinished(() => service.close());
  return service;
}
