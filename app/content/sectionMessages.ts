import {defineMessages} from '~/i18n/messages';

/** Texts of the sections that link to other pages. They are separate from `messages.ts`, so that the home page loads only these. */
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
