import {defineMessages} from '~/i18n/messages';

/** Texts of the viewer and its 3D view. */
export const messages = defineMessages({
  de: {
    tabs: 'Darstellung des Stücks',
    view: 'Ansicht',
    drawing: 'Zeichnung',
    photo: 'Foto',
    noView: 'Die 3D-Ansicht lässt sich hier nicht anzeigen. Sie sehen stattdessen die Zeichnung.',
    label3d: (details: string) => `3D-Ansicht: ${details}`,
    keyHelp: 'Pfeiltasten drehen und neigen das Stück, Plus und Minus vergrößern und verkleinern.',
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    nearer: 'Näher',
    farther: 'Weiter weg',
  },
  en: {
    tabs: 'Ways to view this piece',
    view: 'View',
    drawing: 'Drawing',
    photo: 'Photo',
    noView: 'The 3D view can’t be shown on this device, so here’s the drawing instead.',
    label3d: (details: string) => `3D view: ${details}`,
    keyHelp: 'Arrow keys turn and tilt the piece; plus and minus zoom in and out.',
    left: 'Turn left',
    right: 'Turn right',
    nearer: 'Closer',
    farther: 'Further away',
  },
});
