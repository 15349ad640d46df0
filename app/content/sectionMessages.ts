import {defineMessages} from '~/i18n/messages';

/** Texts of the sections that lead from page to page. The home page loads these alone. */
export const sectionMessages = defineMessages({
  de: {
    newestProjects: 'Neueste Projekte',
    projects: 'Projekte',
    aboutUs: 'Mehr über uns',
    services: 'Leistungen',
    ourServices: 'Unsere Leistungen',
    workshopLink: 'Werkstatt',
    about: 'Über uns',
  },
  en: {
    newestProjects: 'Newest projects',
    projects: 'Projects',
    aboutUs: 'About us',
    services: 'Services',
    ourServices: 'Our Services',
    workshopLink: 'Carpentry',
    about: 'About us',
  },
});
