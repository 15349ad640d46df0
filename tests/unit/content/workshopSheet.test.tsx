import {expect, test} from 'vitest';
import {WorkshopSheet} from '~/content/landing/WorkshopSheet';
import {renderSite} from '../../support/remixSite';

const cover = {url: 'https://shop.example/workshop.jpg', altText: 'Werkstatt', width: 3000, height: 2000};
const note = (id: string, spot?: {x: number; y: number}) => ({id, title: `Notiz ${id}`, measure: '', text: '', spot});

function render(...sections: ReturnType<typeof note>[]) {
  const content = {title: 'Die Werkstatt', subtitle: '', town: '', distance: 0, text: '', cover, sections};
  return renderSite(() => <WorkshopSheet content={content} awards={[]} />);
}

const numbers = (html: string) => [...html.matchAll(/<span[^>]*>(\d)<\/span>/g)].map(([, number]) => number);

test('on the workshop page a note with a position has its number on the picture, and every note is listed below it', () => {
  const html = render(note('a', {x: 62, y: 40}), note('b'), note('c', {x: 10, y: 20}));
  expect(numbers(html)).toEqual(['1', '3']);
  expect(html).toContain('left:62%;top:40%');
  for (const title of ['Notiz a', 'Notiz b', 'Notiz c']) expect(html).toContain(title);
});

test('on the workshop page, when no note has a position, the picture has no numbers', () => {
  const html = render(note('a'), note('b'));
  expect(numbers(html)).toEqual([]);
  for (const title of ['Notiz a', 'Notiz b']) expect(html).toContain(title);
});
