import { onTestFinished, vi } from 'vitest';

/** A file saved by the page. */
interface Saved {
  name: string;
  blob: Blob | undefined;
}

/** Catches saved files, which happy-dom would treat as navigation. @returns them, as they come */
export function saves(): Saved[] {
  const saved: Saved[] = [];
  const blobs = new Map<string, Blob>();
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: blobs.get(this.href) });
  });
  onTestFinished(() => {
    made.mockRestore();
    clicked.mockRestore();
  });
  return saved;
}
