import {expect, test} from 'vitest';
import {readPiece} from '~/configurator/piece/readPiece';
import {findPhoto} from '~/configurator/viewer/photo';
import {piece} from './plans';

const picture = (file: string) => ({
  url: `https://cdn.shopify.com/s/files/1/0001/files/${file}.webp?v=17`,
  altText: file,
  width: 1280,
  height: 1600,
});

const pictures = [picture('tisch-eiche'), picture('tisch-nussbaum')];

const inColor = (handle: string, color: string) =>
  readPiece(piece(handle).offer, new URLSearchParams({color}), 'de').piece;

test('the photograph of a piece shows the selected colour', () => {
  expect(findPhoto(inColor('konfigurator-tisch', '6b4a32'), pictures)).toBe(pictures[1]);
});

test('a colour without a picture of its own shows no photograph, rather than a wrong one', () => {
  expect(findPhoto(inColor('konfigurator-tisch', 'a9673f'), pictures)).toBeUndefined();
  expect(findPhoto(inColor('konfigurator-tisch', '2a2725'), pictures)).toBeUndefined();
});

test('a piece with only one colour shows the first picture', () => {
  expect(findPhoto(inColor('tischplatte-nach-mass', 'b98a56'), pictures)).toBe(pictures[0]);
  expect(findPhoto(inColor('tischplatte-nach-mass', 'b98a56'), [])).toBeUndefined();
});
