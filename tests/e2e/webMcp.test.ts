import {parse, type HTMLElement} from 'node-html-parser';
import {languages, localizedPath} from '~/i18n/language';
import {getDocument} from '../../tools/document';
import {waitForHydration} from '../support/ready';
import {expect, test} from '../support/test';

/** Pages with forms for agents, and the names of these. The menu of every page has the search. */
const pages = [
  ['/', ['search_site']],
  ['/search?q=lot', ['search_site']],
  ['/contact', ['search_site', 'send_enquiry']],
  ['/product/hocker-lot', ['search_site', 'add_to_cart']],
  ['/product/sideboard-nach-mass', ['search_site', 'add_to_cart']],
  ['/product/kliv', ['search_site', 'add_to_cart']],
] as const;

/** The names of a form’s fields that somebody fills in. Without a name a field isn’t sent. */
const fieldNames = (form: HTMLElement) =>
  new Set(
    form
      .querySelectorAll('input, select, textarea')
      .filter((field) => field.getAttribute('type') !== 'hidden')
      .flatMap((field) => field.getAttribute('name') ?? []),
  );

for (const language of languages) {
  test(`every form explains itself and its fields to AI agents in the browser (${language})`, async ({site}) => {
    for (const [path, names] of pages) {
      const {html} = await getDocument(site.url + localizedPath(path, language));
      const forms = parse(html).querySelectorAll('form[toolname]');
      expect(new Set(forms.map((form) => form.getAttribute('toolname'))), path).toEqual(new Set(names));
      for (const form of forms) {
        const name = form.getAttribute('toolname') ?? '';
        expect(form.getAttribute('tooldescription'), name).toMatch(/\.$/);
        // Whatever a form of a person’s own words or money does, a person presses its button.
        expect(form.hasAttribute('toolautosubmit'), name).toBe(name === 'search_site');
        for (const field of fieldNames(form)) {
          const described = form.querySelectorAll(`[name="${field}"][toolparamdescription]`);
          expect(described, `${path} ${name} ${field}`).toHaveLength(1);
        }
      }
    }
  });
}

test('the explanations for AI agents do not make the scripts of a page larger', async ({open}) => {
  const page = await open('/contact');
  const form = page.locator('form[toolname=send_enquiry]');
  await waitForHydration(page);
  await form.locator('#name').fill('Ada');
  await expect(form.locator('#name')).toHaveAttribute('toolparamdescription', 'Vor- und Nachname.');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({name}) => (name.endsWith('.js') ? name : [])),
  );
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(await (await fetch(script)).text(), script).not.toContain('send_enquiry');
});
