import type {ProjectCard} from './projects';

/** Query parameter that carries the chosen service's handle. */
export const filterParameter = 'service';

/** The path of the list with the projects of a service. */
export const filterPath = (handle: string) => `/projects?${filterParameter}=${encodeURIComponent(handle)}`;

export interface ServiceFilter {
  handle: string;
  title: string;
  /** Number of projects of this service. */
  count: number;
}

/** The services of the projects, in the projects' order. */
export function serviceFilters(projects: readonly ProjectCard[]): ServiceFilter[] {
  const filters = new Map<string, ServiceFilter>();
  for (const {service} of projects) {
    if (!service) continue;
    const filter = filters.get(service.handle) ?? {...service, count: 0};
    filter.count += 1;
    filters.set(service.handle, filter);
  }
  return [...filters.values()];
}

/** The projects of a service; all projects without a handle. */
export function filterByService(projects: readonly ProjectCard[], handle: string | null): readonly ProjectCard[] {
  return handle ? projects.filter(({service}) => service?.handle === handle) : projects;
}
