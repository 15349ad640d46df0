import {defineMessages} from '~/i18n/messages';

/** Texts of the stage. */
export const stageMessages = defineMessages({
  de: {
    ways: 'Darstellung des Stücks',
    view: 'Ansicht',
    drawing: 'Zeichnung',
    photo: 'Foto',
    noView: 'Die räumliche Ansicht lässt sich hier nicht zeigen. Sie sehen die Zeichnung.',
  },
  en: {
    ways: 'Ways to look at the piece',
    view: 'View',
    drawing: 'Drawing',
    photo: 'Photo',
    noView: 'The view cannot be shown on this device. You are looking at the drawing instead.',
  },
});
