import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {announcementOf, step} from '~/chrome/announcement/announcement';

const entry = (fields: Partial<Record<'message' | 'link_url' | 'link_label' | 'dismissible', string>>) => {
  const field = (value?: string) => (value === undefined ? null : {value});
  return {
    handle: 'abend',
    message: field(fields.message),
    link_url: field(fields.link_url),
    link_label: field(fields.link_label),
    dismissible: field(fields.dismissible),
  };
};

describe('announcementOf', () => {
  it('reads message and link', () => {
    expect(announcementOf(entry({message: ' Offen ', link_url: '/werkstatt', link_label: 'Zur Werkstatt'}))).toEqual({
      id: 'abend',
      message: 'Offen',
      link: {href: '/werkstatt', label: 'Zur Werkstatt'},
      dismissible: true,
    });
  });

  it('drops a message without text', () => {
    expect(announcementOf(entry({message: ' \n\t '}))).toBeUndefined();
    expect(announcementOf(entry({}))).toBeUndefined();
  });

  it.each([
    ['false', false],
    ['FALSE', false],
    [' False ', false],
    ['true', true],
    ['no', true],
    [undefined, true],
  ])('takes dismissible %j as %j', (dismissible, expected) => {
    expect(announcementOf(entry({message: 'Offen', dismissible}))?.dismissible).toBe(expected);
  });

  it.each(['javascript:alert(1)', '//elsewhere.example', 'data:text/html,x', 'werkstatt', ''])(
    'follows no address like %j',
    (link_url) => {
      expect(announcementOf(entry({message: 'Offen', link_url}))?.link).toBeUndefined();
    },
  );

  it.each(['/shop', 'https://elsewhere.example/', 'mailto:studio@maser-mass.example', 'tel:+49'])(
    'follows %j',
    (href) => {
      expect(announcementOf(entry({message: 'Offen', link_url: href}))?.link).toEqual({href, label: ''});
    },
  );
});

describe('step', () => {
  it('wraps at both ends', () => {
    expect(step(2, 1, 3)).toBe(0);
    expect(step(0, -1, 3)).toBe(2);
  });

  it('comes back from wherever it went', () => {
    fc.assert(
      fc.property(fc.integer({min: 1, max: 20}), fc.nat(19), (count, start) => {
        const index = start % count;
        expect(step(step(index, 1, count), -1, count)).toBe(index);
      }),
    );
  });
});
