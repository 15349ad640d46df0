import {expect, test} from 'vitest';
import type {Announcement} from '~/chrome/announcement/announcement';
import Controls from '~/chrome/announcement/Controls';
import {renderSite} from '../../support/remixSite';

const message = (dismissible: boolean): Announcement => ({id: 'a', message: 'Offen', dismissible});

/** The names of the buttons beside the messages, of which the first one shows. */
function buttonsFor(...announcements: Announcement[]): string[] {
  const html = renderSite(() => <Controls bar={{current: null}} announcements={announcements} onShow={() => {}} />);
  return [...html.matchAll(/<button[^>]* aria-label="([^"]*)"/g)].map(([, name = '']) => name);
}

const rotation = ['Wechsel anhalten', 'Vorherige Mitteilung', 'Nächste Mitteilung'];

test('the announcement bar has arrows only when there are several messages', () => {
  expect(buttonsFor(message(true), message(true))).toEqual([...rotation, 'Mitteilungen schließen']);
  expect(buttonsFor(message(true))).toEqual(['Mitteilungen schließen']);
});

test('an announcement that the merchant wants to stay has no close button', () => {
  expect(buttonsFor(message(false), message(true))).toEqual(rotation);
  expect(buttonsFor(message(false))).toEqual([]);
});
