import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';
import styles from './html-view.module.css';

/** HTML from the server, sanitized, in the app's typography (MSG-04). Load it lazily: it brings the sanitizer along. */
export function HtmlView({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  // nodes, because the page's security policy does not allow text to become HTML
  useLayoutEffect(() => place.current?.replaceChildren(cleanHtml(html)), [html]);
  return <div ref={place} data-ui="html" className={styles.view} />;
}
