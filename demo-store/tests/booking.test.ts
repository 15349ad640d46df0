import {beforeEach, describe, expect, test} from 'vitest';
import {freeSlots} from '../booking/slots';
import {useStore} from './useStore';

const store = useStore();
const url = () => `${store.client.url}/booking`;

beforeEach(() => store.client.control.reset());

function book(form: Record<string, string>, query = ''): Promise<Response> {
  return fetch(url() + query, {method: 'POST', body: new URLSearchParams(form), redirect: 'manual'});
}

describe('the demo store’s booking page', () => {
  // The seeded clock starts on Monday, 5 January 2026.
  const slot = '2026-01-06T09:30';
  const visitor = {slot, name: 'Anna', email: 'a@b.de'};

  test('offers half-hour slots on the next working days', async () => {
    const text = await (await fetch(url())).text();
    expect(text).toContain(`value="${slot}"`);
    expect(text).toContain('Dienstag, 6. Januar 2026');
    expect(text).not.toContain('value="2026-01-05T');
    expect(text).not.toContain('value="2026-01-10T');
  });

  test('can be shown inside another site', async () => {
    const {headers} = await fetch(url());
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get('content-security-policy')).toBeNull();
  });

  test('after a choice, reserves the slot, sends a mail and shows a confirmation', async () => {
    const booked = await book(visitor);
    expect(booked.status).toBe(303);
    const confirmation = await (await fetch(new URL(booked.headers.get('location') ?? '', url()))).text();
    expect(confirmation).toContain('Ihr Termin: Dienstag, 6. Januar 2026, 09:30 Uhr.');
    expect(await (await fetch(url())).text()).not.toContain(`value="${slot}"`);
    expect(await store.client.control.mails()).toMatchObject([
      {subject: 'Erstgespräch: Dienstag, 6. Januar 2026, 09:30', replyTo: ['a@b.de']},
    ]);
  });

  test('does not book the same slot twice', async () => {
    await book(visitor);
    const second = await book(visitor);
    expect(second.status).toBe(422);
    expect(await second.text()).toContain('Bitte wählen Sie einen freien Termin.');
  });

  test('in English, has English messages about missing input', async () => {
    const response = await book({slot: '2026-01-06T03:00', name: '', email: '<x>'}, '?locale=en');
    const text = await response.text();
    for (const message of [
      'Please choose a free time.',
      'Please enter your name.',
      'Please enter a valid email address.',
      'value="&lt;x&gt;"',
    ]) {
      expect(text).toContain(message);
    }
    expect(await store.client.control.mails()).toEqual([]);
  });

  test('computes its days in German time', () => {
    const lateOnThursday = new Date('2026-01-08T23:30:00Z');
    expect(
      freeSlots(lateOnThursday, new Set())
        .map(({date}) => date)
        .slice(0, 2),
    ).toEqual(['2026-01-12', '2026-01-13']);
  });
});
