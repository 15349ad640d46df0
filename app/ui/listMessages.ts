import {defineMessages} from '~/i18n/messages';

export const listMessages = defineMessages({
  de: {
    pages: 'Seiten',
    previous: 'Vorherige Seite',
    next: 'Mehr zeigen',
    loaded: (count: number) => (count === 1 ? '1 weiterer Eintrag geladen' : `${count} weitere Einträge geladen`),
  },
  en: {
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Show more',
    loaded: (count: number) => (count === 1 ? '1 more entry loaded' : `${count} more entries loaded`),
  },
});
