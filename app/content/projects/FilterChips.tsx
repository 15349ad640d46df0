import {useMessages} from '~/i18n/useLanguage';
import {Chips} from '~/ui/Chips';
import {projectListMessages} from './projectListMessages';
import {filterPath, type ServiceFilter} from './projectFilter';

interface FilterChipsProps {
  filters: ServiceFilter[];
  total: number;
  chosen: string | null;
}

/** The filter of the project list, by service. */
export function FilterChips({filters, total, chosen}: FilterChipsProps) {
  const t = useMessages(projectListMessages);
  if (filters.length === 0) return null;
  const all = {to: '/projects', label: t.allProjects, count: total, current: !chosen};
  const services = filters.map(({handle, title, count}) => ({
    to: filterPath(handle),
    label: title,
    count,
    current: chosen === handle,
  }));
  return <Chips label={t.filter} chips={[all, ...services]} />;
}
