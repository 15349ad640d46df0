import {useMessages} from '~/i18n/useLanguage';
import {Chips} from '~/ui/Chips';
import {projectListMessages} from './projectListMessages';
import {filterPath, type ServiceFilter} from './projectFilter';

interface FilterChipsProps {
  filters: ServiceFilter[];
  total: number;
  /** The handle of the chosen service; `null` for all projects. */
  chosenHandle: string | null;
}

/** The filter of the project list, by service. */
export function FilterChips({filters, total, chosenHandle}: FilterChipsProps) {
  const t = useMessages(projectListMessages);
  if (filters.length === 0) return null;
  const allChip = {to: '/projects', label: t.allProjects, count: total, current: !chosenHandle};
  const serviceChips = filters.map(({handle, title, count}) => ({
    to: filterPath(handle),
    label: title,
    count,
    current: chosenHandle === handle,
  }));
  return <Chips label={t.filter} chips={[allChip, ...serviceChips]} />;
}
