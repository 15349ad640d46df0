import {defineMessages} from '~/i18n/messages';

export const messages = defineMessages({
  de: {
    search: 'Suche',
    hits: (count: number, query: string) => `${count === 1 ? '1 Treffer' : `${count} Treffer`} für „${query}“`,
    none: (query: string) => `Keine Treffer für „${query}“`,
    noneHelp: 'Vielleicht hilft ein kürzeres oder allgemeineres Wort. Oder Sie fragen uns: Wir antworten an Werktagen.',
    intro: 'Möbel, Projekte, Leistungen, häufige Fragen und alle Seiten, auch mit einem Tippfehler im Wort.',
    partial:
      'Der Shop antwortet gerade nicht, deshalb fehlen hier vielleicht Produkte. Bitte versuchen Sie es gleich noch einmal.',
    some: (shown: number, count: number) => `${shown} von ${count}`,
    lookAround: 'Oder sehen Sie sich um',
    allProducts: 'Alle Möbel im Shop',
    allProjects: 'Alle Projekte',
    allServices: 'Unsere Leistungen',
    allQuestions: 'Häufige Fragen',
    contact: 'Kontakt',

    suggestions: 'Vorschläge',
    suggestionCount: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
    noSuggestions: 'Keine Vorschläge',
    allHits: (count: number) => (count === 1 ? 'Den Treffer ansehen' : `Alle ${count} Treffer`),

    products: 'Produkte',
    projects: 'Projekte',
    services: 'Leistungen',
    questions: 'Fragen',
    pages: 'Seiten',
  },
  en: {
    search: 'Search',
    hits: (count: number, query: string) => `${count === 1 ? '1 result' : `${count} results`} for ‘${query}’`,
    none: (query: string) => `No results for ‘${query}’`,
    noneHelp: 'Try a shorter or more general word. Or ask us: we reply on working days.',
    intro: 'Furniture, projects, services, common questions and every page of the site. Small typos don’t matter.',
    partial: 'The shop isn’t responding right now, so some products may be missing. Please try again in a moment.',
    some: (shown: number, count: number) => `${shown} of ${count}`,
    lookAround: 'Or have a look around',
    allProducts: 'All furniture in the shop',
    allProjects: 'All projects',
    allServices: 'Our services',
    allQuestions: 'Common questions',
    contact: 'Contact',

    suggestions: 'Suggestions',
    suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    noSuggestions: 'No suggestions',
    allHits: (count: number) => (count === 1 ? 'View the result' : `All ${count} results`),

    products: 'Products',
    projects: 'Projects',
    services: 'Services',
    questions: 'Questions',
    pages: 'Pages',
  },
});
