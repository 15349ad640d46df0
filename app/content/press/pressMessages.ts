import {defineMessages} from '~/i18n/messages';

/** The press page is German in both languages. */
const texts = {
  headline: 'Presse',
  intro: 'Texte, Bilder und Fakten über unsere Arbeit, frei für die Berichterstattung.',
  articles: 'Aktuelle Presseberichte',
  magazine: 'Magazin',
  title: 'Titel',
  date: 'Datum',
  loading: 'Lade Presseartikel...',
  failed: 'Fehler beim Laden der Presseartikel.',
  retry: 'Erneut versuchen',
  kit: 'Pressemappe',
  download: 'Press Kit herunterladen (ZIP)',
  mentions: 'Erwähnungen & Auszeichnungen',
  contact: 'Pressekontakt',
};

export const pressMessages = defineMessages({de: texts, en: texts});
