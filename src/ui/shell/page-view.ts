import { reportPageView } from '../../api/studio.ts';
import { client } from '../../store/client.ts';

export interface PageView {
  /** The route, without its query. */
  path: string;
  title: string;
}

/** Where page views go: the studio's own counter unless another sender is set (decisions C-24). */
let send: (view: PageView) => Promise<unknown> = (view) => client.send(reportPageView, view);

/** Plugs in another collector. */
export function setPageViewSender(sender: typeof send): void {
  send = sender;
}

/** Reports one navigation (ROUTE-12): path and title, nothing about the person; a failure is nobody's concern. */
export function countPageView(view: PageView): void {
  void send(view).catch(() => undefined);
}
