import {emptyContent} from 'demo-store/empty';
import {loadContent} from '../../studio/load';
import {getDocument} from '../../tools/document';
import {everyPage} from '../../tools/pages';
import {runSetUp} from '../support/stores';
import {expect, test} from '../support/test';

/** What a document says, without tags, scripts and styles. */
function textOf(html: string): string {
  return (
    html
      .replace(/<(script|style)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, '\n')
      .replace(/\s*\n\s*/g, '\n')
      // No API can set the ways to pay.
      .replace(/(Zahlungsarten|Payment methods|Ways to pay):\n.*\n/, '')
  );
}

test('a merchant who runs store:setup on an empty store gets the whole site', async ({site, startOwnSite}) => {
  test.setTimeout(240_000);
  const own = await startOwnSite({content: emptyContent});
  await runSetUp({url: own.storeUrl}, await loadContent());
  for (const [path] of everyPage) {
    const [there, here] = await Promise.all([getDocument(site.url + path), getDocument(own.url + path)]);
    expect([path, here.status]).toEqual([path, there.status]);
    expect(`${path}${textOf(here.html)}`).toBe(`${path}${textOf(there.html)}`);
  }
});
