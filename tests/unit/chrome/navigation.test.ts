import {describe, expect, it} from 'vitest';
import {currentState, projectHandle} from '~/chrome/navigation';
import {footerCard} from '~/chrome/pageHandle';
import {nextProject} from '~/content/projects/projects';

describe('currentState', () => {
  it.each([
    ['/projects', '/projects', 'page'],
    ['/en/projects', '/projects', 'page'],
    ['/projects/kanzlei', '/projects', 'true'],
    ['/projects-archiv', '/projects', undefined],
    ['/en', '/', 'page'],
    ['/shop', '/', undefined],
  ])('of %s, the link to %s is %j', (pathname, to, expected) => {
    expect(currentState(pathname, to)).toBe(expected);
  });
});

describe('footerCard', () => {
  it('is the contact card unless the innermost route says otherwise', () => {
    expect(footerCard([{handle: undefined}, {handle: undefined}])).toBe('contact');
    expect(footerCard([{handle: {footer: 'none'}}, {handle: {footer: 'project'}}])).toBe('project');
    expect(footerCard([{handle: {footer: 'none'}}, {handle: {}}])).toBe('none');
  });
});

describe('the footer’s next project', () => {
  const projects = ['a', 'b', 'c'].map((handle) => ({handle}));

  it.each([
    ['/projects/a', 'b'],
    ['/en/projects/b', 'c'],
    ['/projects/c', 'a'],
    ['/projects/unbekannt', 'a'],
    ['/', 'a'],
    ['/projects', 'a'],
  ])('on %s is %s', (pathname, expected) => {
    expect(nextProject(projects, projectHandle(pathname))?.handle).toBe(expected);
  });

  it('is none when there is no other project', () => {
    expect(nextProject([], projectHandle('/'))).toBeUndefined();
    expect(nextProject([{handle: 'a'}], projectHandle('/projects/a'))).toBeUndefined();
  });
});
