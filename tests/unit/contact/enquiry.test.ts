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

  it('asks the API for the privacy policy only when it names it', () => {
    const {privacy: _, ...body} = complete;
    expect(readEnquiry(body, 'api').ok).toBe(true);
    expect(readEnquiry(body, 'form').ok).toBe(false);
    expect(readEnquiry({...body, privacy: false}, 'api')).toEqual({ok: false, problems: {privacy: 'missing'}});
  });

  it('knows the options by value and by label in both languages', () => {
    for (const field of ['category', 'howHeard', 'currentPhase'] as const) {
      for (const option of options[field]) {
        for (const text of [option.value, option.de, option.en]) expect(findOption(field, text)?.value).toBe(option.value);
      }
    }
    expect(read({...complete, category: ['Ladenbau', 'ladenbau', 'Consulting']}).category).toEqual(['ladenbau', 'beratung']);
    expect(read({...complete, category: 'Ladenbau'}).category).toEqual(['ladenbau']);
    expect(readEnquiry({...complete, category: ['x'], howHeard: 'y', currentPhase: 'z'}, 'form')).toEqual({
      ok: false,
      problems: {category: 'invalid', howHeard: 'invalid', currentPhase: 'invalid'},
    });
  });

  it.each(['a', 'a@', '@b.c', 'a b@c.d', 'a@b@c', 'Anna <a@b.c>', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: x@y.z', 'a@b.c\u2028x@y.z'])(
    'does not take %j for an address',
    (mail) => expect(readEnquiry({...complete, mail}, 'form')).toEqual({ok: false, problems: {mail: 'invalid'}}),
  );

  it('takes a German domain and spaces around an address', () => {
    expect(read({...complete, mail: ' jörg@müller.example '}).mail).toBe('jörg@müller.example');
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
    const input = fc.oneof(fc.anything(), fc.record(Object.fromEntries(fields.map((name) => [name, value])), {requiredKeys: []}));
    fc.assert(
      fc.property(input, (given) => {
        const reading = readEnquiry(given, 'api');
        if (reading.ok) {
          for (const line of [reading.enquiry.name, reading.enquiry.mail]) expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
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

it('the words of the specification stand for what is missing', () => {
  expect(problemText('howHeard', 'missing', 'de')).toBe('Bitte sagen Sie uns, wie Sie von uns gehört haben.');
  expect(problemText('privacy', 'missing', 'en')).toBe('Please accept the privacy policy.');
  for (const field of fields) {
    for (const problem of ['missing', 'invalid', 'tooLong'] as const) {
      expect(problemText(field, problem, 'de')).toMatch(/^Bitte/);
      expect(problemText(field, problem, 'en')).toMatch(/^Please/);
    }
  }
});

describe('a link that fills the form in', () => {
  it('gives text, services and what the project is about', () => {
    const parameters = new URLSearchParams('text=A%0Atable&category=beratung&category=Ladenbau&budget=5000&name=x&mail=y&privacy=on');
    expect(prefill(parameters)).toEqual({text: 'A\ntable', category: ['beratung', 'ladenbau'], budget: '5000'});
  });

  it('gives nothing unknown, endless or invisible', () => {
    const parameters = new URLSearchParams([['text', `\u0000${'x'.repeat(9000)}`], ['budget', 'a\r\nb'], ['category', '<b>']]);
    expect(prefill(parameters)).toEqual({text: 'x'.repeat(1500), budget: 'a b'});
  });
});

it('a filled trap and a form sent within two seconds are suspicious', () => {
  expect(isSuspicious({})).toBe(false);
  expect(isSuspicious({trap: '', elapsed: 2000})).toBe(false);
  expect(isSuspicious({trap: 'x'})).toBe(true);
  expect(isSuspicious({elapsed: 1999})).toBe(true);
  expect(isSuspicious({elapsed: 'soon'})).toBe(true);
});
