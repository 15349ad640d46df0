import {defineMessages} from '~/i18n/messages';

/** Texts of the suggestions, which load late. */
export const listMessages = defineMessages({
  de: {
    suggestions: 'Vorschläge',
    count: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    none: 'Keine Vorschläge',
    all: (count: number) => (count === 1 ? 'Den Treffer ansehen' : `Alle ${count} Treffer`),
    products: 'Produkte',
    projects: 'Projekte',
    services: 'Leistungen',
    questions: 'Fragen',
    pages: 'Seiten',
  },
  en: {
    suggestions: 'Suggestions',
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    none: 'No suggestions',
    all: (count: number) => (count === 1 ? 'See the result' : `All ${count} results`),
    products: 'Products',
    projects: 'Projects',
    services: 'Services',
    questions: 'Questions',
    pages: 'Pages',
  },
});
