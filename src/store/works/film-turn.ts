/**
 * Lets one tab at a time send a member's film. Without web locks, on plain http, every tab sends: parts may arrive twice.
 * @param place name of the upload
 * @param onWait called when another tab has the lock
 * @param work runs with the lock; `waited` if another tab had it before
 */
export async function takeTurn(
  place: string,
  user: number,
  {
    signal,
    onWait,
    work,
  }: { signal: AbortSignal; onWait: () => void; work: (waited: boolean) => Promise<void> },
): Promise<void> {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) return work(false);
  const name = `inkreel-film-${place}-${user}`;
  const free = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work(false);
    return true;
  });
  if (free) return;
  signal.throwIfAborted();
  onWait();
  await locks.request(name, { signal }, () => work(true));
}
