import { CannotStart } from './cannot-start.ts';

const OLDEST = [20, 19] as const;

/** @throws CannotStart if Node is too old for the installed packages */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new CannotStart(`Node ${OLDEST.join('.')} or newer is needed, this is ${version}.`);
}
