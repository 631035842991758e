/** The count on the tab's icon and on the installed app's badge. */
const ICON = '/web/icons/icon.svg';
const BIG = 99;

let drawing: Promise<string> | null = null;
const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** The latest request; an icon drawn for an older one is discarded. */
let wanted = 0;

/**
 * @param count running and new tasks; 0 removes the marks
 * @param fresh whether some are new, which gets the accent color
 */
export async function markIcons(count: number, fresh: boolean): Promise<void> {
  wanted += 1;
  const mine = wanted;
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
  if (count === 0) {
    icon()?.setAttribute('href', ICON);
    return;
  }
  drawing ??= fetch(ICON).then((answer) => answer.text());
  const plain = await drawing;
  if (mine !== wanted) return;
  icon()?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(withCount(plain, count, fresh))}`);
}

/** The app's own icon with a dot in its corner, and the number on it. */
function withCount(svg: string, count: number, fresh: boolean): string {
  const text = count > BIG ? '+' : String(count);
  const fill = fresh ? '#d92d20' : '#1b1b20';
  const dot = `<circle cx="44" cy="44" r="20" fill="${fill}" stroke="#fff" stroke-width="3"/>`;
  const number = `<text x="44" y="53" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${text.length > 1 ? 22 : 27}" fill="#fff">${text}</text>`;
  return svg.replace('</svg>', `${dot}${number}</svg>`);
}
