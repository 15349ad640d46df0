import {expect, it} from 'vitest';
import {phoneUrl} from '~/platform/phone';

it.each([
  ['+49 211 23125-471', 'tel:+4921123125471'],
  ['+49 (0) 211 / 23125 471', 'tel:+4921123125471'],
  ['030 23125 470', 'tel:03023125470'],
])('%s is dialled by %s', (number, url) => {
  expect(phoneUrl(number)).toBe(url);
});
