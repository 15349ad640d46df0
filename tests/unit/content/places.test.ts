import {describe, expect, it} from 'vitest';
import {brand} from '~/brand';
import {parseSpot} from '~/content/landing/sections';
import {findLocation, townProjects} from '~/content/landing/townProjects';
import {addSecondPictures} from '~/content/projects/secondPictures';

describe('parseSpot', () => {
  it('reads percent from the left and from the top', () => {
    expect(parseSpot('62 40')).toEqual({x: 62, y: 40});
    expect(parseSpot('0, 100')).toEqual({x: 0, y: 100});
  });
  it.each(['', '62', '62 101', 'left top', '-1 4', '1 2 3'])('ignores the position %j', (value) => {
    expect(parseSpot(value)).toBeUndefined();
  });
});

describe('townProjects', () => {
  const in_ = (...towns: string[]) => towns.map((town) => ({town}));
  it('finds the town at the end of the handle, with umlauts spelled out', () => {
    expect(townProjects(in_('Köln', 'Leipzig', 'Düsseldorf'), {handle: 'tischler-koeln', title: ''})).toEqual(
      in_('Köln'),
    );
    expect(townProjects(in_('Köln', 'Düsseldorf'), {handle: 'innenarchitekt-duesseldorf', title: ''})).toEqual(
      in_('Düsseldorf'),
    );
    expect(townProjects(in_('Bad Homburg'), {handle: 'tischler-bad-homburg', title: ''})).toEqual(in_('Bad Homburg'));
  });
  it('finds a town with another name in the language of the page at the end of the title', () => {
    const page = {handle: 'tischler-koeln', title: 'Joiner in Cologne'};
    expect(townProjects(in_('Cologne', 'Leipzig'), page)).toEqual(in_('Cologne'));
  });
  it('matches whole words only, returns three projects at most, and none without a town', () => {
    expect(townProjects(in_('Essen'), {handle: 'tischler-hessen', title: ''})).toEqual([]);
    expect(townProjects(in_('Essen', 'Essen', 'Essen', 'Essen'), {handle: 'tischler-essen', title: ''})).toHaveLength(
      3,
    );
    expect(townProjects(in_(''), {handle: 'tischler-', title: ''})).toEqual([]);
  });
});

describe('findLocation', () => {
  it('returns the studio’s location in the town of the page, or nothing', () => {
    for (const location of brand.locations) {
      expect(findLocation({handle: 'interior', title: `Interior architect in ${location.city}`})).toBe(location);
    }
    expect(findLocation({handle: 'tischler-nirgendwo', title: 'Tischler in Nirgendwo'})).toBeUndefined();
  });
});

describe('addSecondPictures', () => {
  const image = (name: string) => ({url: `https://shop.example/${name}`, altText: '', width: 3, height: 2});
  const field = (name: string) => ({reference: {image: image(name)}});
  const project = {handle: 'house', title: 'House', year: 2021, town: '', cover: image('cover')};
  const answer = (...nodes: object[]) => ({
    secondPictures: {nodes: [{handle: 'house', media_liste: {references: {nodes}}}]},
  });

  it("adds the first picture of the media that isn't the cover", () => {
    const media = [{id: '1'}, {id: '2', image: field('cover')}, {id: '3', image_links: field('left')}];
    const [listed] = addSecondPictures([project], answer(...media) as Parameters<typeof addSecondPictures>[1]);
    expect(listed?.secondPicture).toEqual(image('left'));
  });
  it('leaves a project unchanged without such a picture, or without an answer', () => {
    const [listed] = addSecondPictures([project], answer({id: '1'}) as Parameters<typeof addSecondPictures>[1]);
    expect(listed).toEqual({...project, secondPicture: undefined});
    expect(addSecondPictures([project], {secondPictures: {nodes: []}})).toEqual([
      {...project, secondPicture: undefined},
    ]);
  });
});
