import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {maxLength} from '~/mail/sanitize';
import type {InputError} from '~/mail/fields';
import {enquiryFields, enquiryListFields, type EnquiryField} from '~/contact/enquiry';
import {loadStudio} from '../../support/studio';
import {errorTexts} from '~/contact/messages';
import {findOption, options} from '~/contact/options';
import {prefill} from '~/contact/prefill';
import {isSuspicious} from '~/contact/spamSignals';
import type {Language} from '~/i18n/language';
import {formFields} from '~/platform/http/formFields';
import {readEnquiry} from './readEnquiry';

const complete = {name: 'Anna Buchholz', mail: 'anna@example.com', phone: '+49 1', howHeard: 'google', privacy: 'on'};

/** The enquiry of an input that is valid. */
function read(input: unknown) {
  const result = readEnquiry(input, 'form');
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.enquiry;
}

describe('an enquiry by the contact form', () => {
  it('needs name, mail, phone, how the visitor heard of the studio and the privacy policy, and nothing else', () => {
    expect(readEnquiry({}, 'form')).toEqual({
      ok: false,
      errors: {name: 'missing', mail: 'missing', phone: 'missing', howHeard: 'missing', privacy: 'missing'},
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

  it('has every option that rule 15.3 names', () => {
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

  it('that a program sends may leave out the privacy policy, but not refuse it', () => {
    const {privacy: _, ...body} = complete;
    expect(readEnquiry(body, 'api').ok).toBe(true);
    expect(readEnquiry(body, 'form').ok).toBe(false);
    expect(readEnquiry({...body, privacy: false}, 'api')).toEqual({ok: false, errors: {privacy: 'missing'}});
  });

  it('names services by the titles of their pages', async () => {
    const {metaobjects} = await loadStudio();
    const titles = metaobjects.flatMap(({type, handle, fields: {titel}}) =>
      type === 'leistungen' && titel && 'value' in titel && typeof titel.value === 'object'
        ? [{value: handle, de: titel.value.DE, en: titel.value.EN}]
        : [],
    );
    expect(titles).toEqual(options.category.filter(({value}) => value !== 'sonstiges'));
  });

  it('writes every option in English with a capital letter', () => {
    const english = Object.values(options).flatMap((list) => list.map(({en}) => en));
    expect(english.filter((label) => !/^[A-Z]/.test(label))).toEqual([]);
    expect(findOption('currentPhase', 'existing building')?.value).toBe('bestand');
  });

  it('may name an option by its text in each language', () => {
    for (const field of ['category', 'howHeard', 'currentPhase'] as const) {
      for (const option of options[field]) {
        for (const text of [option.value, option.de, option.en])
          expect(findOption(field, text)?.value).toBe(option.value);
      }
    }
    expect(read({...complete, category: ['Ladenbau', 'ladenbau', 'Consultancy']}).category).toEqual([
      'ladenbau',
      'beratung',
    ]);
    expect(read({...complete, category: 'Ladenbau'}).category).toEqual(['ladenbau']);
    expect(readEnquiry({...complete, category: ['x'], howHeard: 'y', currentPhase: 'z'}, 'form')).toEqual({
      ok: false,
      errors: {category: 'invalid', howHeard: 'invalid', currentPhase: 'invalid'},
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
  ])('with the mail address %j is refused', (mail) =>
    expect(readEnquiry({...complete, mail}, 'form')).toEqual({ok: false, errors: {mail: 'invalid'}}),
  );

  it('may have a mail address with umlauts, and spaces around it', () => {
    expect(read({...complete, mail: ' jörg@müller.example '}).mail).toBe('jörg@müller.example');
  });

  it('may have every usual mail address', () => {
    for (const mail of [
      "o'neil+studio@mail.example.co",
      'a.b-c_d@x-y.example',
      'a@localhost',
      'a@xn--mller-kva.example',
    ]) {
      expect(read({...complete, mail}).mail).toBe(mail);
    }
  });

  it('loses invisible characters that could mislead its reader', () => {
    const hidden = 'An\u200Bna\u202E moc\u2066\uFEFF\u00AD';
    expect(read({...complete, name: hidden, mail: '\u200Eanna@example.com\u200B', text: `${hidden}\nx`})).toMatchObject(
      {
        name: 'Anna moc',
        mail: 'anna@example.com',
        text: 'Anna moc\nx',
      },
    );
    expect(readEnquiry({...complete, name: '\u200B\u202E'}, 'form')).toEqual({ok: false, errors: {name: 'missing'}});
    expect(read({...complete, name: 'می\u200Cخواهم 👩\u200D🔧'}).name).toBe('می\u200Cخواهم 👩\u200D🔧');
  });

  it('is refused when its values are of a wrong kind', () => {
    const {name, ...rest} = complete;
    expect(read({...complete, company: null, currentPhase: null, category: null, text: null})).toEqual(read(complete));
    expect(readEnquiry({...rest, name: null}, 'form')).toEqual({ok: false, errors: {name: 'missing'}});
    for (const value of [[name], {name}, {toString: name}, 7, true]) {
      expect(readEnquiry({...rest, name: value}, 'form')).toEqual({ok: false, errors: {name: 'invalid'}});
    }
    expect(readEnquiry({...complete, category: [['ladenbau']]}, 'form')).toEqual({
      ok: false,
      errors: {category: 'invalid'},
    });
  });

  it('says for each field that it is too long', () => {
    const long = 'x'.repeat(maxLength.line + 1);
    expect(readEnquiry({...complete, company: long, text: 'x'.repeat(maxLength.text + 1)}, 'form')).toEqual({
      ok: false,
      errors: {company: 'tooLong', text: 'tooLong'},
    });
  });

  it('keeps the paragraphs of its message', () => {
    expect(read({...complete, text: 'a\r\n\r\nb\tc\u0007'}).text).toBe('a\n\nb\tc');
  });

  it('is accepted or says what is wrong, and never fails', () => {
    const value = fc.oneof(fc.string({unit: 'binary'}), fc.anything());
    const input = fc.oneof(
      fc.anything(),
      fc.record(Object.fromEntries(enquiryFields.map((name) => [name, value])), {requiredKeys: []}),
    );
    fc.assert(
      fc.property(input, (fields) => {
        const result = readEnquiry(fields, 'api');
        if (result.ok) {
          for (const line of [result.enquiry.name, result.enquiry.mail])
            expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
          expect(() => encodeURIComponent(JSON.stringify(Object.values(result.enquiry)))).not.toThrow();
        } else {
          expect(Object.keys(result.errors).length).toBeGreaterThan(0);
          expect(enquiryFields).toEqual(expect.arrayContaining(Object.keys(result.errors)));
        }
      }),
    );
  });

  it('means the same, however it is sent', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(complete)) form.set(name, value);
    for (const category of ['beratung', 'ladenbau']) form.append('category', category);
    expect(read(formFields(form, enquiryListFields))).toEqual(read({...complete, category: ['beratung', 'ladenbau']}));
  });
});

/** The text of one error of one field. */
const textOf = (field: EnquiryField, error: InputError, language: Language) =>
  errorTexts({[field]: error}, language)[field];

it.each([
  ['name', 'Bitte geben Sie Ihren Namen ein.', 'Please enter your name.'],
  ['mail', 'Bitte geben Sie Ihre E-Mail-Adresse ein.', 'Please enter your email address.'],
  ['phone', 'Bitte geben Sie Ihre Telefonnummer ein.', 'Please enter your phone number.'],
  ['howHeard', 'Bitte sagen Sie uns, wie Sie von uns gehört haben.', 'Please tell us how you heard about us.'],
  ['privacy', 'Bitte akzeptieren Sie die Datenschutzerklärung.', 'Please accept the privacy policy.'],
] as const)('the message about a missing %s has the words of rule 15.2', (field, german, english) => {
  expect(textOf(field, 'missing', 'de')).toBe(german);
  expect(textOf(field, 'missing', 'en')).toBe(english);
});

it('every mistake in the contact form has a message', () => {
  for (const field of enquiryFields) {
    for (const error of ['missing', 'invalid', 'tooLong'] as const) {
      expect(textOf(field, error, 'de')).toMatch(/^Bitte/);
      expect(textOf(field, error, 'en')).toMatch(/^Please/);
    }
  }
});

describe('a link that fills in the contact form', () => {
  it('fills in only what the form accepts', () => {
    const text = fc.string({unit: 'binary', maxLength: 2000});
    fc.assert(
      fc.property(text, text, (company, message) => {
        const values = prefill(new URLSearchParams({company, text: message}));
        expect(read({...complete, ...values})).toMatchObject({company: values.company ?? '', text: values.text ?? ''});
      }),
    );
  });

  it('fills in text, services and facts about the project, but never name, mail or consent', () => {
    const parameters = new URLSearchParams(
      'text=A%0Atable&category=beratung&category=Ladenbau&budget=5000&name=x&mail=y&privacy=on',
    );
    expect(prefill(parameters)).toEqual({text: 'A\ntable', category: ['beratung', 'ladenbau'], budget: '5000'});
  });

  it('loses what the form does not know, or what is too long', () => {
    const parameters = new URLSearchParams([
      ['text', `\u0000${'x'.repeat(9000)}`],
      ['budget', 'a\r\nb'],
      ['timeline', 'bald\u202E'],
      ['category', '<b>'],
    ]);
    expect(prefill(parameters)).toEqual({text: 'x'.repeat(1500), budget: 'a b', timeline: 'bald'});
  });
});

it('an enquiry that a robot has probably filled in is suspicious', () => {
  expect(isSuspicious({})).toBe(false);
  expect(isSuspicious({trap: '', elapsed: 2000})).toBe(false);
  expect(isSuspicious({trap: 'x'})).toBe(true);
  expect(isSuspicious({elapsed: 1999})).toBe(true);
  for (const elapsed of ['soon', null, [5000], {valueOf: 1}]) expect(isSuspicious({elapsed})).toBe(true);
});
