import type {CreativeWork} from 'schema-dts';
import {brand} from '~/brand';
import {pictureUrl} from '~/platform/images';
import {studioId} from '~/platform/document/jsonLd';
import type {Project} from './project';

interface ProjectPage {
  /** The site's `https://host`; empty when it isn't known. */
  origin: string;
  url: string;
  description?: string | null;
}

/** A project for search engines, as a work of the studio. */
export function projectJsonLd(project: Project, {origin, url, description}: ProjectPage) {
  const {title, cover, year, town, service, credits} = project;
  const creditLines = credits.map(({area, people}) => {
    const names = people.map(({name}) => name).join(', ');
    return area ? `${area}: ${names}` : names;
  });
  return {
    '@type': 'CreativeWork',
    '@id': `${url}#project`,
    name: title,
    url,
    description: description || undefined,
    image: cover && pictureUrl(cover, 1200),
    dateCreated: year > 0 ? String(year) : undefined,
    locationCreated: town ? {'@type': 'Place', name: town} : undefined,
    genre: service?.title,
    creator: {'@type': 'Organization', '@id': studioId(origin), name: brand.name, url: origin || undefined},
    creditText: creditLines.join('; ') || undefined,
  } satisfies CreativeWork;
}
