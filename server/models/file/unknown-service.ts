/** What can be checked of a row before its service is known, so that all its problems come in one start. */
import { speltLike } from '../../settings/misspelt.ts';
import { checkProtocol } from './check-row.ts';
import type { HalfRight } from './half-right.ts';
import { PROTOCOLS, type Protocol, type Row } from './schema.ts';
import type { Workflow } from './workflow.ts';

type Services = HalfRight['services'];

/** The service that a row means whose service the file does not have; undefined if none is spelled like it. */
export const meantService = (name: string, services: Services): string | undefined =>
  speltLike(name, Object.keys(services));

/** The protocols that the row's service may have. */
function protocolsFor(name: string, services: Services): readonly Protocol[] {
  const meant = services[name] ?? services[meantService(name, services) ?? ''];
  if (meant) return [meant.protocol];
  const there = Object.values(services).flatMap((one) => one?.protocol ?? []);
  const isOdd = Object.hasOwn(services, name) || there.length === 0;
  return isOdd ? PROTOCOLS : there;
}

/** Reports the errors of a row that are errors whichever service it means. @param workflow as `checkProtocol` has it */
export function checkUnknown(
  row: Row,
  services: Services,
  workflow: Workflow | null,
  say: (field: string, problem: string) => void,
): void {
  const found = protocolsFor(row.service, services).map((protocol) => {
    const problems: [field: string, problem: string][] = [];
    checkProtocol(row, { protocol }, workflow, (...one) => problems.push(one));
    return problems;
  });
  const [some = [], ...others] = found;
  for (const one of some)
    if (others.every((problems) => problems.some((other) => other.join() === one.join()))) say(...one);
}
