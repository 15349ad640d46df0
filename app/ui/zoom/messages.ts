import {defineMessages} from '~/i18n/messages';

/** Texts of the pictures on the whole screen, whose code loads late. */
export const pictureMessages = defineMessages({
  de: {
    pictures: 'Bilder in voller Größe',
    position: (index: number, total: number) => `Bild ${index} von ${total}`,
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    zoom: 'Größer oder kleiner',
    close: 'Schließen',
    error: 'Das Bild konnte nicht geladen werden.',
  },
  en: {
    pictures: 'Full-size pictures',
    position: (index: number, total: number) => `Picture ${index} of ${total}`,
    previous: 'Previous picture',
    next: 'Next picture',
    zoom: 'Zoom in or out',
    close: 'Close',
    error: 'The picture could not be loaded.',
  },
});
