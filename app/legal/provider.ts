import {brand} from '~/brand';
import {defineMessages} from '~/i18n/messages';
import type {Language} from '~/i18n/language';
import type {RichTextNode} from '~/ui/richTextNodes';

const messages = defineMessages({
  de: {
    rest: 'Weitere Angaben sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    text: 'Dieser Text ist gerade nicht erreichbar. Versuchen Sie es bitte gleich noch einmal, oder fragen Sie uns danach:',
    tryAgain: 'Erneut versuchen',
    email: 'E-Mail: ',
    phone: 'Telefon: ',
    country: '',
    withdraw: 'Einen Vertrag können Sie trotzdem widerrufen: ',
    withdrawal: 'Vertrag widerrufen',
  },
  en: {
    rest: 'Further details are unavailable right now. Please try again in a moment.',
    text: 'This text is unavailable right now. Please try again in a moment, or ask us for it:',
    tryAgain: 'Try again',
    email: 'Email: ',
    phone: 'Telephone: ',
    country: ', Germany',
    withdraw: 'You can still withdraw from a contract: ',
    withdrawal: 'Withdraw from contract',
  },
});

const text = (value: string, bold = false): RichTextNode => ({kind: 'text', value, bold, italic: false});
const link = (url: string, value: string): RichTextNode => ({kind: 'link', url, children: [text(value)]});
const paragraph = (...children: RichTextNode[]): RichTextNode => ({kind: 'paragraph', children});

/** The provider of the site with contact details, for times when the store doesn't answer. */
function createProvider(language: Language): RichTextNode[] {
  const t = messages[language];
  const [{street, postalCode, city}] = brand.locations;
  return [
    paragraph(text(brand.legalName, true)),
    paragraph(text(`${street}, ${postalCode} ${city}${t.country}`)),
    paragraph(text(t.email), link(`mailto:${brand.email}`, brand.email)),
    paragraph(text(t.phone), link(`tel:${brand.phone.number}`, brand.phone.text)),
  ];
}

/** The imprint while the store has none (rule 18.17). After a failure of the store it says that details are missing. */
export function minimalImprint(language: Language, {hasStoreFailed}: {hasStoreFailed: boolean}): RichTextNode[] {
  const provider = createProvider(language);
  return hasStoreFailed ? [...provider, paragraph(text(messages[language].rest))] : provider;
}

/**
 * The replacement for a legal text while the store doesn't answer. `path` is the path of the text's page, without the language.
 */
export function textUnavailable(language: Language, path: string): RichTextNode[] {
  const t = messages[language];
  return [
    paragraph(text(t.text)),
    ...createProvider(language),
    paragraph(text(t.withdraw), link('/widerruf', t.withdrawal)),
    paragraph(link(path, t.tryAgain)),
  ];
}
