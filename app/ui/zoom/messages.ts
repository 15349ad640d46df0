import {defineMessages} from '~/i18n/messages';

/** Texts of the viewer, which loads late. */
export const zoomMessages = defineMessages({
  de: {
    pictures: 'Bilder in voller Größe',
    position: (index: number, total: number) => `Bild ${index} von ${total}`,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    larger: 'Größer',
    smaller: 'Kleiner',
    close: 'Schließen',
  },
  en: {
    pictures: 'Full-size pictures',
    position: (index: number, total: number) => `Picture ${index} of ${total}`,
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    close: 'Close',
  },
});
