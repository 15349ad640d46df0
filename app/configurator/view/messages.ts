import {defineMessages} from '~/i18n/messages';

/** Texts of the viewer and its 3D view. */
export const messages = defineMessages({
  de: {
    ways: 'Darstellung des Stücks',
    view: 'Ansicht',
    drawing: 'Zeichnung',
    photo: 'Foto',
    noView: 'Die 3D-Ansicht lässt sich hier nicht anzeigen. Sie sehen stattdessen die Zeichnung.',
    space: (details: string) => `3D-Ansicht: ${details}`,
    keys: 'Pfeiltasten drehen und neigen das Stück, Plus und Minus vergrößern und verkleinern.',
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    nearer: 'Näher',
    farther: 'Weiter weg',
  },
  en: {
    ways: 'Ways to view this piece',
    view: 'View',
    drawing: 'Drawing',
    photo: 'Photo',
    noView: 'The 3D view can’t be shown on this device, so here’s the drawing instead.',
    space: (details: string) => `3D view: ${details}`,
    keys: 'Arrow keys turn and tilt the piece; plus and minus zoom in and out.',
    left: 'Turn left',
    right: 'Turn right',
    nearer: 'Closer',
    farther: 'Further away',
  },
});
