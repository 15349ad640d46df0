import {defineMessages} from '~/i18n/messages';

/** Texts of the view, apart from those of the stage: they come with its code. */
export const spaceMessages = defineMessages({
  de: {
    view: 'Ansicht',
    space: (details: string) => `Räumliche Ansicht: ${details}`,
    keys: 'Pfeiltasten drehen und neigen das Stück, Plus und Minus ändern die Größe.',
    left: 'Nach links drehen',
    right: 'Nach rechts drehen',
    nearer: 'Näher',
    farther: 'Weiter weg',
  },
  en: {
    view: 'View',
    space: (details: string) => `3D view: ${details}`,
    keys: 'Arrow keys turn and tilt the piece; plus and minus change its size.',
    left: 'Turn left',
    right: 'Turn right',
    nearer: 'Closer',
    farther: 'Further away',
  },
});
