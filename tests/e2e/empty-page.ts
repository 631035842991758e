import type { BrowserContext, Page } from '@playwright/test';

/** A page of the app's origin without the app: outside its worker's scope, without scripts. */
export async function emptyPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>empty</title>' }),
  );
  await page.goto(`${origin}/empty`);
  return page;
}
