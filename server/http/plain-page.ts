/** Pages that the server writes itself: no scripts, and one inline style that the policy allows by its hash. */
import { createHash } from 'node:crypto';
import { type Language, messageText } from '../rpc/messages.ts';

const STYLE = `:root{color-scheme:dark light;--bg:#0b0b0d;--card:#131316;--line:#3a3a43;--text:#f4f3f1;--muted:#a3a1a0;--accent:#ff7a45;--on:#1a0d06}
@media(prefers-color-scheme:light){:root{--bg:#faf9f7;--card:#fff;--line:#d5d1ca;--text:#1a1917;--muted:#67635e;--accent:#b53a0a;--on:#fff}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:20px;background:var(--bg);color:var(--text);font:16px/1.5 ui-sans-serif,system-ui,-apple-system,"PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{width:100%;max-width:380px;padding:24px;border:1px solid var(--line);border-radius:20px;background:var(--card)}
.mark{display:inline-block;padding:2px 10px;border:1px dashed var(--accent);border-radius:99px;color:var(--accent);font-size:13px}
h1{margin:16px 0 4px;font-size:20px}
h1:first-child{margin-top:0}
p{margin:0;color:var(--muted)}
.amount{margin:12px 0 4px;color:var(--text);font-size:36px;font-weight:650}
.goods{margin:0 0 12px;color:var(--text)}
form{display:grid;gap:10px;margin-top:24px}
button,a{min-height:48px;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
a{display:grid;place-items:center;margin-top:24px;text-decoration:none}
button[value=paid]{border-color:var(--accent);background:var(--accent);color:var(--on)}
button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Content security policy of such a page: only its style, and what else it needs. */
export const plainPolicy = (...others: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    ...others,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * A link to the app. Not back to where somebody came from: such a page is opened by a camera, in a new tab or by a typed address, so
 * there is nothing to go back to.
 */
export const wayToStudio = (language: Language): string =>
  `<a href="/web/">${messageText('toStudio', language)}</a>`;

/** @param main the HTML of its card */
export const plainPage = (title: string, main: string, language: Language): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Inkreel</title><style>${STYLE}</style></head>
<body><main>${main}</main></body></html>`;
