import {describe, expect, it} from 'vitest';
import {brand} from '~/brand';
import {toSections} from '~/content/landing/sections';
import {findLocation, townProjects} from '~/content/landing/town';
import {addHoverPictures} from '~/content/projects/secondPictures';

describe('where a note stands on a picture', () => {
  const spotOf = (value: string) => {
    const [section] = toSections([{id: '1', titel: {value: 'Hobelbank'}, stelle: {value}}]);
    return section?.spot;
  };
  it('is read as percent from the left and from the top', () => {
    expect(spotOf('62 40')).toEqual({x: 62, y: 40});
    expect(spotOf('0, 100')).toEqual({x: 0, y: 100});
  });
  it.each(['', '62', '62 101', 'left top', '-1 4', '1 2 3'])('is ignored when it makes no sense (%j)', (value) => {
    expect(spotOf(value)).toBeUndefined();
  });
});

describe('the projects on a town’s page', () => {
  const in_ = (...towns: string[]) => towns.map((town) => ({town}));
  it('are those whose address ends with the town', () => {
    expect(townProjects(in_('Köln', 'Leipzig', 'Düsseldorf'), {handle: 'tischler-koeln', title: ''})).toEqual(
      in_('Köln'),
    );
    expect(townProjects(in_('Köln', 'Düsseldorf'), {handle: 'innenarchitekt-duesseldorf', title: ''})).toEqual(
      in_('Düsseldorf'),
    );
    expect(townProjects(in_('Bad Homburg'), {handle: 'tischler-bad-homburg', title: ''})).toEqual(in_('Bad Homburg'));
  });
  it('are found when the town has another name in the other language', () => {
    const page = {handle: 'tischler-koeln', title: 'Joiner in Cologne'};
    expect(townProjects(in_('Cologne', 'Leipzig'), page)).toEqual(in_('Cologne'));
  });
  it('are at most three', () => {
    expect(townProjects(in_('Essen'), {handle: 'tischler-hessen', title: ''})).toEqual([]);
    expect(townProjects(in_('Essen', 'Essen', 'Essen', 'Essen'), {handle: 'tischler-essen', title: ''})).toHaveLength(
      3,
    );
    expect(townProjects(in_(''), {handle: 'tischler-', title: ''})).toEqual([]);
  });
});

describe('the studio’s address on a town’s page', () => {
  it('is shown if the studio is in that town', () => {
    for (const location of brand.locations) {
      expect(findLocation({handle: 'interior', title: `Interior architect in ${location.city}`})).toBe(location);
    }
    expect(findLocation({handle: 'tischler-nirgendwo', title: 'Tischler in Nirgendwo'})).toBeUndefined();
  });
});

describe('the second picture of a project in a list', () => {
  const image = (name: string) => ({url: `https://shop.example/${name}`, altText: '', width: 3, height: 2});
  const field = (name: string) => ({reference: {image: image(name)}});
  const project = {handle: 'house', title: 'House', year: 2021, town: '', cover: image('cover')};
  const answer = (...nodes: object[]) => ({
    secondPictures: {nodes: [{handle: 'house', media_liste: {references: {nodes}}}]},
  });

  it("is the first picture of the project's media that isn't the cover", () => {
    const media = [{id: '1'}, {id: '2', image: field('cover')}, {id: '3', image_links: field('left')}];
    const [listed] = addHoverPictures([project], answer(...media) as Parameters<typeof addHoverPictures>[1]);
    expect(listed?.hoverPicture).toEqual(image('left'));
  });
  it('is missing when the project has only one picture, or the store gives no answer', () => {
    const [listed] = addHoverPictures([project], answer({id: '1'}) as Parameters<typeof addHoverPictures>[1]);
    expect(listed).toEqual({...project, hoverPicture: undefined});
    expect(addHoverPictures([project], {secondPictures: {nodes: []}})).toEqual([{...project, hoverPicture: undefined}]);
  });
});
