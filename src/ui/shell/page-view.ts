import { reportPageView } from '../../api/studio.ts';
import { client } from '../../store/client.ts';

export interface PageView {
  /** The route, without its query. */
  path: string;
  title: string;
}

/** Sends page views: to the studio's own counter, unless another sender is set (decisions C-24). */
let send: (view: PageView) => Promise<unknown> = (view) => client.send(reportPageView, view);

/** Sets another sender. */
export function setPageViewSender(sender: typeof send): void {
  send = sender;
}

/** Reports a navigation (ROUTE-12) by path and title, without personal data. Failures are ignored. */
export function countPageView(view: PageView): void {
  void send(view).catch(() => undefined);
}
