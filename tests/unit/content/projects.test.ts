import {describe, expect, it} from 'vitest';
import {ofService, serviceFilters} from '~/content/projects/projectFilter';
import {newestFirst, nextProject, type ProjectCard} from '~/content/projects/projects';

const project = (handle: string, year: number, service?: string): ProjectCard => ({
  handle,
  title: handle,
  year,
  town: '',
  service: service ? {handle: service, title: service.toUpperCase()} : undefined,
});
const projects = [project('a', 2020, 'x'), project('b', 2024, 'y'), project('c', 2020, 'x'), project('d', 2022)];

describe('newestFirst', () => {
  it('sorts by year and keeps the order of one year', () => {
    expect(newestFirst(projects).map(({handle}) => handle)).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('nextProject', () => {
  it('is the project that follows, and the first one after the last', () => {
    expect(nextProject(projects, 'a')?.handle).toBe('b');
    expect(nextProject(projects, 'd')?.handle).toBe('a');
  });

  it('is the first one for an unknown handle', () => {
    expect(nextProject(projects, 'unknown')?.handle).toBe('a');
  });

  it('has no result when there is only one project', () => {
    expect(nextProject([project('a', 2020)], 'a')).toBeUndefined();
  });
});

describe('the filter', () => {
  it('offers the services that projects name, with their number', () => {
    expect(serviceFilters(projects)).toEqual([
      {handle: 'x', title: 'X', count: 2},
      {handle: 'y', title: 'Y', count: 1},
    ]);
  });

  it('shows the projects of the chosen service, and all without a choice', () => {
    expect(ofService(projects, 'x').map(({handle}) => handle)).toEqual(['a', 'c']);
    expect(ofService(projects, null)).toHaveLength(4);
    expect(ofService(projects, 'unknown')).toEqual([]);
  });
});
