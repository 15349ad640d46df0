import type {ProjectCard} from './projects';

/** Where and when a project was built; empty where the store says neither. */
export const townAndYear = ({town, year}: Pick<ProjectCard, 'town' | 'year'>): string =>
  [town, year || undefined].filter(Boolean).join(', ');
