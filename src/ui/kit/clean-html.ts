import DOMPurify from 'dompurify';
import { linkOf, MESSAGE_ATTRIBUTES, MESSAGE_TAGS, OUTWARD, pictureOf } from '../../api/message-html.ts';
import { mediaOf } from './media-address.ts';

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'A') finishLink(node);
  if (node.nodeName === 'IMG') finishPicture(node);
});

function finishLink(node: Element): void {
  const kind = linkOf(node.getAttribute('href') ?? '');
  if (kind === null) node.removeAttribute('href');
  if (kind === 'outside') for (const [name, value] of Object.entries(OUTWARD)) node.setAttribute(name, value);
}

/** Only pictures of this studio: the page's security policy blocks all others. */
function finishPicture(node: Element): void {
  const src = node.getAttribute('src') ?? '';
  const address =
    pictureOf(src) && new URL(src, location.href).origin === location.origin && mediaOf(src, 1280);
  if (!address) {
    node.remove();
    return;
  }
  node.setAttribute('src', address);
  node.setAttribute('loading', 'lazy');
  if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
}

/** Turns HTML from the server into safe nodes: no scripts, and external links open a new window (decisions C-33). */
export const cleanHtml = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...MESSAGE_TAGS],
    ALLOWED_ATTR: Object.values(MESSAGE_ATTRIBUTES).flat(),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
