import {describe, expect, it} from 'vitest';
import {toSpot} from '~/content/landing/sections';
import {placeIn, townProjects} from '~/content/landing/townProjects';
import {withSecondPictures} from '~/content/projects/secondPictures';

describe('toSpot', () => {
  it('reads percent from the left and from the top', () => {
    expect(toSpot('62 40')).toEqual({x: 62, y: 40});
    expect(toSpot('0, 100')).toEqual({x: 0, y: 100});
  });
  it.each(['', '62', '62 101', 'left top', '-1 4', '1 2 3'])('takes %j for no spot', (value) => {
    expect(toSpot(value)).toBeUndefined();
  });
});

describe('townProjects', () => {
  const in_ = (...towns: string[]) => towns.map((town) => ({town}));
  it('knows the town by the end of the handle, umlauts spelled out', () => {
    expect(townProjects(in_('Köln', 'Leipzig', 'Düsseldorf'), {handle: 'tischler-koeln', title: ''})).toEqual(
      in_('Köln'),
    );
    expect(townProjects(in_('Köln', 'Düsseldorf'), {handle: 'innenarchitekt-duesseldorf', title: ''})).toEqual(
      in_('Düsseldorf'),
    );
    expect(townProjects(in_('Bad Homburg'), {handle: 'tischler-bad-homburg', title: ''})).toEqual(in_('Bad Homburg'));
  });
  it('knows a town that is called otherwise in the language of the page by the end of the title', () => {
    const page = {handle: 'tischler-koeln', title: 'Joiner in Cologne'};
    expect(townProjects(in_('Cologne', 'Leipzig'), page)).toEqual(in_('Cologne'));
  });
  it('takes whole words only, three at most, and none without a town', () => {
    expect(townProjects(in_('Essen'), {handle: 'tischler-hessen', title: ''})).toEqual([]);
    expect(townProjects(in_('Essen', 'Essen', 'Essen', 'Essen'), {handle: 'tischler-essen', title: ''})).toHaveLength(
      3,
    );
    expect(townProjects(in_(''), {handle: 'tischler-', title: ''})).toEqual([]);
  });
});

describe('placeIn', () => {
  it('is where the studio is in the town of the page, or nothing', () => {
    expect(placeIn({handle: 'tischler-duesseldorf', title: ''})?.street).toBe('Fugengasse 12');
    expect(placeIn({handle: 'interior', title: 'Interior architect in Leipzig'})?.street).toBe('Zapfenhof 7');
    expect(placeIn({handle: 'tischler-koeln', title: 'Tischler in Köln'})).toBeUndefined();
  });
});

describe('withSecondPictures', () => {
  const image = (name: string) => ({url: `https://shop.example/${name}`, altText: '', width: 3, height: 2});
  const field = (name: string) => ({reference: {image: image(name)}});
  const project = {handle: 'house', title: 'House', year: 2021, town: '', cover: image('cover')};
  const answer = (...nodes: object[]) => ({
    secondPictures: {nodes: [{handle: 'house', media_liste: {references: {nodes}}}]},
  });

  it("takes the first picture of the media that isn't the cover", () => {
    const media = [{id: '1'}, {id: '2', image: field('cover')}, {id: '3', image_links: field('left')}];
    const [listed] = withSecondPictures([project], answer(...media) as Parameters<typeof withSecondPictures>[1]);
    expect(listed?.second).toEqual(image('left'));
  });
  it('leaves a project alone that has no such picture, or that the answer lacks', () => {
    const [listed] = withSecondPictures([project], answer({id: '1'}) as Parameters<typeof withSecondPictures>[1]);
    expect(listed).toEqual({...project, second: undefined});
    expect(withSecondPictures([project], {secondPictures: {nodes: []}})).toEqual([{...project, second: undefined}]);
  });
});
