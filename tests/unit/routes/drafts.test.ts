import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {startDemoStore, type DemoStore} from 'demo-store';
import {createControl} from 'demo-store/control';
import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest';
import type {Language} from '~/i18n/language';
import {draftLoader} from '~/platform/store/drafts';
import {loader as landing} from '~/routes/landing';
import {loader as project} from '~/routes/project';
import {loader as service} from '~/routes/service';
import {loadStudio} from '../../support/studio';
import {contextFor} from '../cart/worker';

const handles = ['altbau-waldstrassenviertel', 'privater-innenausbau', 'tischler-koeln'];

let published: DemoStore;
let drafts: DemoStore;

/** Two stores with the same entries: in one of them some are drafts. */
beforeAll(async () => {
  const content = await loadStudio();
  const metaobjects = content.metaobjects.map((entry) => ({...entry, draft: handles.includes(entry.handle)}));
  const options = {port: 0, seed: 'drafts', log: () => {}};
  published = await startDemoStore({...options, content});
  drafts = await startDemoStore({...options, content: {...content, metaobjects}});
}, 60_000);
afterAll(() => Promise.all([published.close(), drafts.close()]));
beforeEach(() => createControl(drafts.url).reset());

/** What a page's loader gives; the store's own address in it is left out. */
async function load(
  loader: typeof project | typeof service | typeof landing,
  url: string,
  args: {handle: string; language: Language; preview: boolean},
) {
  const {handle, language, preview} = args;
  const context = contextFor(url, language);
  if (preview) context.loadDraft = draftLoader(context.config, language);
  const request = new Request(`https://studio.example/${handle}`);
  const data = await loader({context, request, params: {handle}} as unknown as LoaderFunctionArgs);
  const {draft, ...page} = data;
  return {draft, page: JSON.parse(JSON.stringify(page).replaceAll(url, '')) as Record<string, unknown>};
}

describe.each(['de', 'en'] as const)(
  'the preview of a page that the merchant has not published yet (%s)',
  (language) => {
    test.each([
      ['project', project, handles[0]],
      ['service', service, handles[1]],
      ['landing page', landing, handles[2]],
    ] as const)('shows a %s as it will be published', async (_, loader, handle = '') => {
      const page = await load(loader, published.url, {handle, language, preview: false});
      const preview = await load(loader, drafts.url, {handle, language, preview: true});
      // What stands around the entry knows published ones only.
      const {next: _next, projects: _projects, ...entry} = preview.page;
      expect(page.page).toMatchObject(entry);
      expect(page.draft).toBeUndefined();
      expect(preview.draft).toBe(language === 'de' ? 'Entwurf – nicht veröffentlicht' : 'Draft – not published');
    });
  },
);

describe('a page that the merchant has not published yet', () => {
  const args = {handle: 'altbau-waldstrassenviertel', language: 'en', preview: true} as const;

  test('is found only with a preview link', async () => {
    await expect(load(project, drafts.url, {...args, preview: false})).rejects.toMatchObject({status: 404});
    expect((await load(project, drafts.url, args)).draft).toBeDefined();
  });

  test.each([
    ['fails', {operation: 'Draft', kind: '500'}],
    ['is cut off', {operation: 'Draft', kind: 'half-closed'}],
    ['has errors', {operation: 'Draft', kind: 'graphql-error'}],
    ['has no translations', {operation: 'DraftTranslations', kind: '500'}],
  ] as const)('leads to a message when Shopify’s answer %s', async (_, fault) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await createControl(drafts.url).addFault(fault);
    await expect(load(project, drafts.url, args)).rejects.toMatchObject({status: 503});
    expect(JSON.stringify(log.mock.calls.map(String))).not.toContain('shpat_');
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test.each(['read_metaobjects', 'read_translations'])(
    'can be shown only if the site has the permission %s, which the log names',
    async (scope) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const all = ['read_metaobjects', 'read_files', 'read_translations'];
      await createControl(drafts.url).setAdmin({scopes: all.filter((other) => other !== scope)});
      await expect(load(project, drafts.url, args)).rejects.toMatchObject({status: 503});
      expect(log.mock.calls.map(String).join()).toContain(scope);
      log.mockRestore();
    },
  );
});
