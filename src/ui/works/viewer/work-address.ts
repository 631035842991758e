import { useSearch } from 'wouter';
import { goBack } from '../../router/back.ts';
import { addressWith, correctAddress, currentHash, navigate } from '../../router/hash-location.ts';

/** The work in an address's query, `work=12`; 0 without one. */
const workIn = (query: string): number => {
  const id = Number(new URLSearchParams(query).get('work'));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
};
export const useWorkInAddress = (): number => workIn(useSearch());

const addressOfWork = (id: number): string => addressWith({ work: id > 0 ? String(id) : '' });

/** Whether this visit has opened the work over its page: closing it then goes back in the history. */
let opened = false;
addEventListener('hashchange', () => {
  if (workIn(currentHash().split('?')[1] ?? '') === 0) opened = false;
});

/** Opens a work over the page; the browser's Back closes it. */
export function openWork(id: number): void {
  navigate(addressOfWork(id));
  opened = true;
}

/** Shows another work of the same list: Back still closes. */
export const turnToWork = (id: number): void => correctAddress(addressOfWork(id));

/** Closes the work. */
export function closeWork(): void {
  if (workIn(currentHash().split('?')[1] ?? '') === 0) return;
  if (opened) goBack();
  else navigate(addressOfWork(0), { replace: true });
  opened = false;
}
