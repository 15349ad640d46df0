import {describe, expect, it} from 'vitest';
import {filterByService, serviceFilters} from '~/content/projects/projectFilter';
import {nextProject, toProjectCards, type ProjectCard} from '~/content/projects/projects';

const project = (handle: string, year: number, service?: string): ProjectCard => ({
  handle,
  title: handle,
  year,
  town: '',
  service: service ? {handle: service, title: service.toUpperCase()} : undefined,
});
const projects = [project('a', 2020, 'x'), project('b', 2024, 'y'), project('c', 2020, 'x'), project('d', 2022)];

describe('the list of projects', () => {
  it('is sorted by year, and keeps the order within a year', () => {
    const entries = projects.map(({handle, year}) => ({handle, jahr: {value: String(year)}}));
    expect(toProjectCards(entries).map(({handle}) => handle)).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('the next project', () => {
  it('is the one that follows, and after the last the first one', () => {
    expect(nextProject(projects, 'a')?.handle).toBe('b');
    expect(nextProject(projects, 'd')?.handle).toBe('a');
  });

  it('after a project that does not exist is the first one', () => {
    expect(nextProject(projects, 'unknown')?.handle).toBe('a');
  });

  it('does not exist when there is only one project', () => {
    expect(nextProject([project('a', 2020)], 'a')).toBeUndefined();
  });
});

describe('the filter of projects', () => {
  it('lists the services of the projects, with the number of projects for each', () => {
    expect(serviceFilters(projects)).toEqual([
      {handle: 'x', title: 'X', count: 2},
      {handle: 'y', title: 'Y', count: 1},
    ]);
  });

  it('shows the projects of the selected service, and all when nothing is selected', () => {
    expect(filterByService(projects, 'x').map(({handle}) => handle)).toEqual(['a', 'c']);
    expect(filterByService(projects, null)).toHaveLength(4);
    expect(filterByService(projects, 'unknown')).toEqual([]);
  });
});
