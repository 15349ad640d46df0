import {defineMessages} from '~/i18n/messages';

/** Texts of the stage and the view. */
export const messages = defineMessages({
  de: {
    ways: 'Darstellung des Stücks',
    view: 'Ansicht',
    drawing: 'Zeichnung',
    photo: 'Foto',
    noView: 'Die räumliche Ansicht lässt sich hier nicht zeigen. Sie sehen die Zeichnung.',
    space: (details: string) => `Räumliche Ansicht: ${details}`,
    keys: 'Pfeiltasten drehen und neigen das Stück, Plus und Minus ändern die Größe.',
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    nearer: 'Näher',
    farther: 'Weiter weg',
  },
  en: {
    ways: 'Ways to look at the piece',
    view: 'View',
    drawing: 'Drawing',
    photo: 'Photo',
    noView: 'The view cannot be shown on this device. You are looking at the drawing instead.',
    space: (details: string) => `3D view: ${details}`,
    keys: 'Arrow keys turn and tilt the piece; plus and minus change its size.',
    left: 'Turn left',
    right: 'Turn right',
    nearer: 'Closer',
    farther: 'Further away',
  },
});
