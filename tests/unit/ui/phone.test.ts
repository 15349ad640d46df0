import {expect, it} from 'vitest';
import {phoneUrl} from '~/ui/phone';

it.each([
  ['+49 171 39200-71', 'tel:+491713920071'],
  ['+49 (0) 171 / 39200 71', 'tel:+491713920071'],
  ['0171 39200 70', 'tel:01713920070'],
])('a tap on the phone number %s calls %s', (number, url) => {
  expect(phoneUrl(number)).toBe(url);
});
