import {defineMessages} from '~/i18n/messages';

export const landingMessages = defineMessages({
  de: {workshop: 'Werkstatt', scale: (km: number) => `Kreise alle ${km}\u00a0km`},
  en: {workshop: 'Workshop', scale: (km: number) => `Circles every ${km}\u00a0km`},
});
