import {brand} from '~/brand';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {Enquiry} from '~/contact/enquiry';
import {composeMail, enquiryMailto} from '~/contact/mail';
import {thanksName, thanksPath} from '~/contact/thanks';
import {readEnquiry} from './readEnquiry';

function enquiry(fields: Record<string, unknown> = {}): Enquiry {
  const input = {name: 'Anna Buchholz', mail: 'anna@example.com', phone: '+49 1', howHeard: 'google', ...fields};
  const result = readEnquiry(input, 'api');
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.enquiry;
}

/** The markup of a letter. */
const own = ['!doctype', 'html', 'head', 'meta', 'title', 'body', 'div', 'h1', 'table', 'tr', 'th', 'td', 'p'];

describe('the mail that tells the studio about an enquiry', () => {
  it('lists what the visitor has entered, in German', () => {
    const mail = composeMail(
      enquiry({company: 'Buchholz & Co', category: ['beratung'], currentPhase: 'neubau', text: 'Guten Tag'}),
      'en',
    );
    expect(mail.subject).toBe('Projektanfrage von Anna Buchholz (Buchholz & Co)');
    expect(mail.text).toContain('Welche Leistungen interessieren Sie: Beratung\nAktuelle Phase: Neubau\n');
    expect(mail.text).toContain('\n\nGuten Tag\n');
    expect(mail.text).toContain('Sprache: Englisch');
    expect(mail.html).toContain('Buchholz &amp; Co');
    expect(mail.text).not.toContain('Budget');
  });

  it('shows what the visitor has typed as text, whatever it contains', () => {
    const wild = fc.oneof(
      fc.string({unit: 'binary', minLength: 1}),
      fc.constantFrom('<script>', '"\'><img onerror=x>', 'a\r\nBcc: x@y.z'),
    );
    fc.assert(
      fc.property(
        fc.record({name: wild, phone: wild, company: wild, projectLocation: wild, budget: wild, timeline: wild}),
        wild,
        (lines, text) => {
          const short = Object.fromEntries(
            Object.entries(lines).map(([name, line]) => [name, `A${line}`.slice(0, 90)]),
          );
          const {mail, ...cleaned} = enquiry({...short, text});
          const {subject, html, text: plain} = composeMail({mail, ...cleaned}, 'de');
          expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/u);
          // One line for each field, whatever line ends came; then the message.
          const head = plain.split('\n\n')[0]?.split('\n') ?? [];
          expect(head.map((line) => line.split(':')[0])).toEqual([
            'Name',
            'E-Mail',
            'Telefon',
            'Unternehmen',
            'Ort des Projekts',
            'Budget',
            'Zeitrahmen',
            'Wie haben Sie von uns gehört',
          ]);
          const tags = [...html.matchAll(/<\/?([^\s>]*)/g)].map(([, tag]) => tag);
          expect(tags.filter((tag) => !own.includes(tag ?? ''))).toEqual([]);
        },
      ),
      {numRuns: 50},
    );
  });

  it.each(['=?utf-8?B?UmVjaG51bmc=?=', '=?utf-8?q?Rechnung?=', '==?utf-8?q?a?=', '=?=?utf-8?b?YQ==?='])(
    'cannot hide anything in its subject: %s',
    (word) => {
      const tricky = enquiry({name: `Anna ${word}`, company: word});
      const subjects = [
        composeMail(tricky, 'de').subject,
        new URL(enquiryMailto(tricky, 'en')).searchParams.get('subject'),
      ];
      for (const subject of subjects) {
        expect(subject).not.toContain('=?');
        expect(subject?.replaceAll('= ?', '=?')).toContain(word);
      }
      expect(composeMail(tricky, 'de').text).toContain(`Name: Anna ${word}`);
      expect(readEnquiry({...tricky, mail: `${word}@example.com`}, 'api')).toMatchObject({errors: {mail: 'invalid'}});
      expect(enquiry({mail: 'anna=buchholz?@example.com'}).mail).toBe('anna=buchholz?@example.com');
    },
  );

  it('is recognised by the mail service when it is sent again', () => {
    expect(composeMail(enquiry(), 'de')).toEqual(composeMail(enquiry(), 'de'));
  });
});

describe('the link that opens the visitor’s own mail program', () => {
  it('has subject and text', () => {
    const url = new URL(enquiryMailto(enquiry({text: 'Hallo & guten Tag?\nZeile 2'}), 'de'));
    expect(url.pathname).toBe(brand.email);
    expect(url.searchParams.get('subject')).toBe('Projektanfrage von Anna Buchholz');
    expect(url.searchParams.get('body')).toContain('Hallo & guten Tag?\r\nZeile 2');
    expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  });

  it('names options as the form does', () => {
    const url = new URL(enquiryMailto(enquiry({currentPhase: 'im-umbau'}), 'en'));
    expect(url.searchParams.get('body')).toContain('Current phase: Conversion under way\r\n');
  });

  it('is never longer than mail programs accept', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme', maxLength: 800}), (text) => {
        const link = enquiryMailto(enquiry({text}), 'en');
        expect(link.length).toBeLessThanOrEqual(1900);
        expect(() => decodeURIComponent(link)).not.toThrow();
      }),
      {numRuns: 50},
    );
    expect(decodeURIComponent(enquiryMailto(enquiry({text: 'ü'.repeat(4000)}), 'de'))).toMatch(/ \[…\]$/);
  });
});

describe('the visitor’s name in the address of the thank-you page', () => {
  it.each([
    ['Anna Buchholz', '/thankyou/Anna'],
    ['  Anna', '/thankyou/Anna'],
    ['A/B C', '/thankyou/A%2FB'],
    ['100%', '/thankyou/100%25'],
    ['?#', '/thankyou/%3F%23'],
    ['..', '/thankyou'],
    ['. x', '/thankyou'],
    ['', '/thankyou'],
  ])('for %j makes the address %s', (name, path) => expect(thanksPath(name)).toBe(path));

  it('can be any name that the form accepts', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme-ascii', minLength: 1, maxLength: 50}), (name) => {
        const path = thanksPath(name);
        expect(new URL(path, 'https://studio.example').pathname).toBe(path);
        const first = decodeURIComponent(path.slice('/thankyou/'.length));
        if (first) expect(thanksName(first)).toBe(name.trim().split(/\s+/)[0]);
      }),
    );
  });

  it('stays readable and short, whatever somebody writes into the address', () => {
    expect(thanksName('%E0%A4%A')).toBe('%E0%A4%A');
    expect(thanksName('\uFFFDAnna\u202E\n')).toBe('Anna');
    expect(thanksName('x'.repeat(500))).toHaveLength(60);
  });
});
