import {describe, expect, it} from 'vitest';
import {toAnnouncements} from '~/chrome/announcement/announcement';

const shown = (fields: Partial<Record<'message' | 'link_url' | 'link_label' | 'dismissible', string>>) => {
  const field = (value?: string) => (value === undefined ? null : {value});
  const entry = {
    handle: 'abend',
    message: field(fields.message),
    link_url: field(fields.link_url),
    link_label: field(fields.link_label),
    dismissible: field(fields.dismissible),
  };
  return toAnnouncements([entry])[0];
};

describe('an announcement of the merchant', () => {
  it('has a message and a link', () => {
    expect(shown({message: ' Offen ', link_url: '/werkstatt', link_label: 'Zur Werkstatt'})).toEqual({
      id: 'abend',
      message: 'Offen',
      link: {href: '/werkstatt', label: 'Zur Werkstatt'},
      dismissible: true,
    });
  });

  it('without text is not shown', () => {
    expect(shown({message: ' \n\t '})).toBeUndefined();
    expect(shown({})).toBeUndefined();
  });

  it.each([
    ['false', false],
    ['FALSE', false],
    [' False ', false],
    ['true', true],
    ['no', true],
    [undefined, true],
  ])('with the setting “dismissible” at %j can be closed by the visitor: %j', (dismissible, expected) => {
    expect(shown({message: 'Offen', dismissible})?.dismissible).toBe(expected);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', 'werkstatt', ''])(
    'has no link to %j, which would be unsafe',
    (link_url) => {
      expect(shown({message: 'Offen', link_url})?.link).toBeUndefined();
    },
  );

  it.each(['/shop', 'https://elsewhere.example/', 'mailto:studio@maser-mass.example', 'tel:+49'])(
    'can have a link to %j',
    (href) => {
      expect(shown({message: 'Offen', link_url: href})?.link).toEqual({href, label: ''});
    },
  );
});
