import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {fields, formInput, limits, readEnquiry} from '~/contact/enquiry';
import {problemText} from '~/contact/messages';
import {findOption, options} from '~/contact/options';
import {prefill} from '~/contact/prefill';
import {isSuspicious} from '~/contact/traces';

const complete = {name: 'Anna Buchholz', mail: 'anna@example.com', phone: '+49 1', howHeard: 'google', privacy: 'on'};

/** The enquiry of an input that has to be fine. */
function read(input: unknown) {
  const reading = readEnquiry(input, 'form');
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return reading.enquiry;
}

describe('reading an enquiry', () => {
  it('needs name, mail, phone, the way we were found and the privacy policy, and nothing else', () => {
    expect(readEnquiry({}, 'form')).toEqual({
      ok: false,
      problems: {name: 'missing', mail: 'missing', phone: 'missing', howHeard: 'missing', privacy: 'missing'},
    });
    expect(read(complete)).toEqual({
      name: 'Anna Buchholz',
      mail: 'anna@example.com',
      phone: '+49 1',
      howHeard: 'google',
      company: '',
      projectLocation: '',
      budget: '',
      timeline: '',
      category: [],
      currentPhase: '',
      text: '',
    });
  });

  it('offers every option of the specification', () => {
    const labels = (field: keyof typeof options) => options[field].map(({de}) => de);
    expect(labels('category')).toEqual([
      'Ladenbau',
      'Ausstellungsbau',
      'Büroeinrichtung',
      'Privater Innenausbau',
      'Tischlerarbeiten',
      'Beratung',
      'Sonstiges',
    ]);
    expect(labels('howHeard')).toEqual(['Instagram', 'Empfehlung', 'Google', 'Artikel', 'Sonstiges']);
    expect(labels('currentPhase')).toEqual(['in Planung', 'im Umbau', 'Neubau', 'Bestand']);
  });

  it('asks the API for the privacy policy only when it names it', () => {
    const {privacy: _, ...body} = complete;
    expect(readEnquiry(body, 'api').ok).toBe(true);
    expect(readEnquiry(body, 'form').ok).toBe(false);
    expect(readEnquiry({...body, privacy: false}, 'api')).toEqual({ok: false, problems: {privacy: 'missing'}});
  });

  it('knows the options by value and by label in both languages', () => {
    for (const field of ['category', 'howHeard', 'currentPhase'] as const) {
      for (const option of options[field]) {
        for (const text of [option.value, option.de, option.en])
          expect(findOption(field, text)?.value).toBe(option.value);
      }
    }
    expect(read({...complete, category: ['Ladenbau', 'ladenbau', 'Consulting']}).category).toEqual([
      'ladenbau',
      'beratung',
    ]);
    expect(read({...complete, category: 'Ladenbau'}).category).toEqual(['ladenbau']);
    expect(readEnquiry({...complete, category: ['x'], howHeard: 'y', currentPhase: 'z'}, 'form')).toEqual({
      ok: false,
      problems: {category: 'invalid', howHeard: 'invalid', currentPhase: 'invalid'},
    });
  });

  it.each([
    'a',
    'a@',
    '@b.c',
    'a b@c.d',
    'a@b@c',
    'Anna <a@b.c>',
    'a@b.c, d@e.f',
    'a@b.c\r\nBcc: x@y.z',
    'a@b.c\u2028x@y.z',
    'a@b..c',
    'a@.c',
    'a@b.',
    'a@-b.c',
    'a@b_c',
    'a\u200D@b.c',
  ])('does not take %j for an address', (mail) =>
    expect(readEnquiry({...complete, mail}, 'form')).toEqual({ok: false, problems: {mail: 'invalid'}}),
  );

  it('takes a German domain and spaces around an address', () => {
    expect(read({...complete, mail: ' jörg@müller.example '}).mail).toBe('jörg@müller.example');
  });

  it('takes what every mail server takes', () => {
    for (const mail of [
      "o'neil+studio@mail.example.co",
      'a.b-c_d@x-y.example',
      'a@localhost',
      'a@xn--mller-kva.example',
    ]) {
      expect(read({...complete, mail}).mail).toBe(mail);
    }
  });

  it('takes out what nobody sees and what turns a line around, and leaves what letters need', () => {
    const hidden = 'An\u200Bna\u202E moc\u2066\uFEFF\u00AD';
    expect(read({...complete, name: hidden, mail: '\u200Eanna@example.com\u200B', text: `${hidden}\nx`})).toMatchObject(
      {
        name: 'Anna moc',
        mail: 'anna@example.com',
        text: 'Anna moc\nx',
      },
    );
    expect(readEnquiry({...complete, name: '\u200B\u202E'}, 'form')).toEqual({ok: false, problems: {name: 'missing'}});
    expect(read({...complete, name: 'می\u200Cخواهم 👩\u200D🔧'}).name).toBe('می\u200Cخواهم 👩\u200D🔧');
  });

  it('takes null for left out, and nothing of another kind than it is', () => {
    const {name, ...rest} = complete;
    expect(read({...complete, company: null, currentPhase: null, category: null, text: null})).toEqual(read(complete));
    expect(readEnquiry({...rest, name: null}, 'form')).toEqual({ok: false, problems: {name: 'missing'}});
    for (const given of [[name], {name}, {toString: name}, 7, true]) {
      expect(readEnquiry({...rest, name: given}, 'form')).toEqual({ok: false, problems: {name: 'invalid'}});
    }
    expect(readEnquiry({...complete, category: [['ladenbau']]}, 'form')).toEqual({
      ok: false,
      problems: {category: 'invalid'},
    });
  });

  it('says what is too long', () => {
    const long = 'x'.repeat(limits.line + 1);
    expect(readEnquiry({...complete, company: long, text: 'x'.repeat(limits.text + 1)}, 'form')).toEqual({
      ok: false,
      problems: {company: 'tooLong', text: 'tooLong'},
    });
  });

  it('keeps the paragraphs of a message', () => {
    expect(read({...complete, text: 'a\r\n\r\nb\tc\u0007'}).text).toBe('a\n\nb\tc');
  });

  it('answers anything with problems of its fields or with clean lines, and never throws', () => {
    const value = fc.oneof(fc.string({unit: 'binary'}), fc.anything());
    const input = fc.oneof(
      fc.anything(),
      fc.record(Object.fromEntries(fields.map((name) => [name, value])), {requiredKeys: []}),
    );
    fc.assert(
      fc.property(input, (given) => {
        const reading = readEnquiry(given, 'api');
        if (reading.ok) {
          for (const line of [reading.enquiry.name, reading.enquiry.mail])
            expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
          expect(() => encodeURIComponent(JSON.stringify(Object.values(reading.enquiry)))).not.toThrow();
        } else {
          expect(Object.keys(reading.problems).length).toBeGreaterThan(0);
          expect(fields).toEqual(expect.arrayContaining(Object.keys(reading.problems)));
        }
      }),
    );
  });

  it('reads a form as it reads JSON', () => {
    const form = new URLSearchParams([...Object.entries(complete), ['category', 'beratung'], ['category', 'ladenbau']]);
    expect(read(formInput(form))).toEqual(read({...complete, category: ['beratung', 'ladenbau']}));
  });
});

it.each([
  ['name', 'Bitte geben Sie Ihren Namen ein.', 'Please enter your name.'],
  ['mail', 'Bitte geben Sie Ihre E-Mail-Adresse ein.', 'Please enter your email address.'],
  ['phone', 'Bitte geben Sie Ihre Telefonnummer ein.', 'Please enter your phone number.'],
  ['howHeard', 'Bitte sagen Sie uns, wie Sie von uns gehört haben.', 'Please tell us how you heard about us.'],
  ['privacy', 'Bitte akzeptieren Sie die Datenschutzerklärung.', 'Please accept the privacy policy.'],
] as const)('the words of the specification stand for a missing %s', (field, german, english) => {
  expect(problemText(field, 'missing', 'de')).toBe(german);
  expect(problemText(field, 'missing', 'en')).toBe(english);
});

it('every problem of every field has its words', () => {
  for (const field of fields) {
    for (const problem of ['missing', 'invalid', 'tooLong'] as const) {
      expect(problemText(field, problem, 'de')).toMatch(/^Bitte/);
      expect(problemText(field, problem, 'en')).toMatch(/^Please/);
    }
  }
});

describe('a link that fills the form in', () => {
  it('gives text, services and what the project is about', () => {
    const parameters = new URLSearchParams(
      'text=A%0Atable&category=beratung&category=Ladenbau&budget=5000&name=x&mail=y&privacy=on',
    );
    expect(prefill(parameters)).toEqual({text: 'A\ntable', category: ['beratung', 'ladenbau'], budget: '5000'});
  });

  it('gives nothing unknown, endless or invisible', () => {
    const parameters = new URLSearchParams([
      ['text', `\u0000${'x'.repeat(9000)}`],
      ['budget', 'a\r\nb'],
      ['category', '<b>'],
    ]);
    expect(prefill(parameters)).toEqual({text: 'x'.repeat(1500), budget: 'a b'});
  });
});

it('a filled trap and a form sent within two seconds are suspicious', () => {
  expect(isSuspicious({})).toBe(false);
  expect(isSuspicious({trap: '', elapsed: 2000})).toBe(false);
  expect(isSuspicious({trap: 'x'})).toBe(true);
  expect(isSuspicious({elapsed: 1999})).toBe(true);
  for (const elapsed of ['soon', null, [5000], {valueOf: 1}]) expect(isSuspicious({elapsed})).toBe(true);
});
