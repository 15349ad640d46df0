import {describe, expect, it} from 'vitest';
import {loadContent} from '../load';
import type {MetaobjectRecord} from 'demo-store/model';

const {metaobjects} = await loadContent();
const of = (type: string) => metaobjects.filter((entry) => entry.type === type);
const value = (entry: MetaobjectRecord, key: string): string | undefined => {
  const field = entry.fields[key];
  if (!field || !('value' in field)) return undefined;
  return typeof field.value === 'string' ? field.value : field.value.DE;
};

describe('the studio’s announcements, as examples,', () => {
  const all = of('topbar');
  const withText = all.filter((entry) => value(entry, 'message')?.trim());

  it('include several with text, and one that is empty', () => {
    expect(withText.length).toBeGreaterThanOrEqual(3);
    expect(all.length - withText.length).toBe(1);
  });

  it('include one with a link, and one that visitors cannot close', () => {
    expect(withText.filter((entry) => value(entry, 'link_url') && value(entry, 'link_label'))).toHaveLength(1);
    expect(withText.filter((entry) => value(entry, 'dismissible') === 'false')).toHaveLength(1);
  });
});

describe('the studio’s press page', () => {
  const kinds = of('articles_list').map(({fields: {link}}) => {
    if (!link || !('value' in link)) return 'none';
    return String(link.value).startsWith('{') ? 'JSON' : 'address';
  });

  it('has an article with each kind of link, and one without a link', () => {
    expect(new Set(kinds)).toEqual(new Set(['address', 'JSON', 'none']));
  });

  it('lists the contents of the press kit, and links the kit', () => {
    const [page] = of('press_page_settings');
    expect(page && value(page, 'presskit_items')?.split('\n').length).toBeGreaterThan(2);
    expect(page?.fields.presskit_url).toEqual({
      type: 'file_reference',
      references: [{kind: 'file', name: 'press-kit.zip'}],
    });
  });
});

it('the studio’s jobs page has jobs, and a text for when there are none', () => {
  expect(of('jobs').length).toBeGreaterThanOrEqual(2);
  expect(of('einstellungen_jobs').every((entry) => value(entry, 'nojobs'))).toBe(true);
});
