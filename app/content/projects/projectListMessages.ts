import {defineMessages} from '~/i18n/messages';

/** Texts of the list of projects and its filter. They are separate from `messages.ts`, so that their page loads only these. */
export const projectListMessages = defineMessages({
  de: {
    allProjects: 'Alle Projekte',
    filter: 'Projekte nach Leistung filtern',
    projectCount: (count: number) => (count === 1 ? '1 Projekt' : `${count} Projekte`),
    noProjects: 'Im Moment zeigen wir keine Projekte. Schauen Sie bald wieder vorbei.',
    noneOfService: 'Zu dieser Leistung zeigen wir noch kein Projekt.',
    showAll: 'Alle Projekte zeigen',
  },
  en: {
    allProjects: 'All Projects',
    filter: 'Filter projects by service',
    projectCount: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    noProjects: 'We have no projects to show at the moment. Please check back soon.',
    noneOfService: 'We have no project to show for this service yet.',
    showAll: 'Show all projects',
  },
});
