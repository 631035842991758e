import { useLayoutEffect, useRef } from 'react';
import { cleanHtml } from './clean-html.ts';
import styles from './html-view.module.css';

/** HTML that the server gave, cleaned, in the page's own type (MSG-04). Load it lazily: the cleaner comes with it. */
export function HtmlView({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  // nodes, not text: the page's policy lets no text become HTML
  useLayoutEffect(() => place.current?.replaceChildren(cleanHtml(html)), [html]);
  return <div ref={place} data-ui="html" className={styles.view} />;
}
