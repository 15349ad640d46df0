import {describe, expect, it} from 'vitest';
import {currentState} from '~/chrome/navigation';
import {footerCard} from '~/chrome/pageHandle';

describe('the menu tells a screen reader which page is open', () => {
  it.each([
    ['/projects', '/projects', 'page'],
    ['/en/projects', '/projects', 'page'],
    ['/projects/kanzlei', '/projects', 'true'],
    ['/projects-archiv', '/projects', undefined],
    ['/en', '/', 'page'],
    ['/shop', '/', undefined],
  ])('at %s the link to %s is marked as %j', (pathname, to, expected) => {
    expect(currentState(pathname, to)).toBe(expected);
  });
});

describe('the card in the footer', () => {
  it('invites visitors to get in touch, unless the page chooses another one', () => {
    expect(footerCard([{handle: undefined}, {handle: undefined}])).toBe('contact');
    expect(footerCard([{handle: {footer: 'none'}}, {handle: {footer: 'project'}}])).toBe('project');
    expect(footerCard([{handle: {footer: 'none'}}, {handle: {}}])).toBe('none');
  });
});
