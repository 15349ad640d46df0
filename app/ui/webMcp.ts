import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';

/*
 * The attributes by which a browser offers forms to agents (WebMCP, rule 22.6), for all forms in one file, because the proposal still
 * moves. Only the worker has the texts: the browser's code leaves the document's attributes as they are.
 */

const forms = {
  search: {toolname: 'search_site', toolautosubmit: ''},
  order: {toolname: 'add_to_cart'},
  piece: {toolname: 'configure_piece'},
  contact: {toolname: 'send_enquiry'},
};

const messages = defineMessages({
  de: {
    search: 'Sucht Möbel, Projekte, Leistungen, Fragen und Seiten dieser Website.',
    order: 'Legt das Produkt dieser Seite, wie es gewählt ist, in den Warenkorb. Bestellt wird erst an der Kasse.',
    piece: 'Zeigt das Stück dieser Seite mit den gewählten Maßen. Es wird auf Anfrage gebaut.',
    contact: 'Schreibt dem Studio eine Anfrage. Ein Mensch prüft sie und sendet sie ab.',
  },
  en: {
    search: 'Searches this website for furniture, projects, services, questions and pages.',
    order: 'Adds the product of this page, as chosen, to the cart. Nothing is ordered before the checkout.',
    piece: 'Shows the piece of this page in the chosen size. It is made on request.',
    contact: 'Writes an enquiry to the studio. A person checks and sends it.',
  },
});

/** By the names of the fields. */
const fields: Record<Language, Partial<Record<string, string>>> = {
  de: {
    q: 'Wörter, nach denen gesucht wird.',
    quantity: 'Wie viele Stück.',
    variant: 'Die Ausführung.',
    color: 'Holz oder Farbe, als RGB-Wert ohne #.',
    length: 'Länge in cm.',
    width: 'Breite oder Tiefe in cm, bei Stücken aus Stahl in mm.',
    height: 'Höhe in mm.',
    name: 'Vor- und Nachname.',
    mail: 'E-Mail-Adresse für die Antwort.',
    phone: 'Telefonnummer für Rückfragen.',
    text: 'Die Nachricht in eigenen Worten.',
    company: 'Firma, wenn es eine gibt.',
    projectLocation: 'Ort, an dem gebaut werden soll.',
    currentPhase: 'Wie weit das Vorhaben ist.',
    budget: 'Ungefähre Summe in Euro.',
    timeline: 'Wann es fertig sein soll.',
    category: 'Leistungen, um die es geht; mehrere sind möglich.',
    howHeard: 'Wodurch man vom Studio erfahren hat.',
    privacy: 'Einwilligung in die Datenschutzerklärung; nur ein Mensch kann sie geben.',
    trap: 'Bleibt immer leer.',
  },
  en: {
    q: 'Words to search for.',
    quantity: 'How many pieces.',
    variant: 'The version.',
    color: 'Wood or colour, as an RGB value without #.',
    length: 'Length in cm.',
    width: 'Width or depth in cm; for steel pieces in mm.',
    height: 'Height in mm.',
    name: 'First and last name.',
    mail: 'Email address for the reply.',
    phone: 'Phone number for questions.',
    text: 'The message, in the person’s own words.',
    company: 'Company, if there is one.',
    projectLocation: 'Place where it will be built.',
    currentPhase: 'How far the project is.',
    budget: 'Approximate sum in euros.',
    timeline: 'When it has to be ready.',
    category: 'Services the enquiry is about; there may be several.',
    howHeard: 'How the person heard about the studio.',
    privacy: 'Consent to the privacy policy; only a person can give it.',
    trap: 'Always stays empty.',
  },
};

/** React may find more attributes in the document than in its code. */
const asInDocument = {suppressHydrationWarning: true};

/** The attributes of a form. None but the search may be sent without a person. */
export const formTool = (name: keyof typeof forms, language: Language) =>
  import.meta.env.SSR ? {...asInDocument, ...forms[name], tooldescription: messages[language][name]} : asInDocument;

/** The attribute of a field; of radio buttons the first has it. `label` describes a field that isn't known here. */
export const fieldTool = (name: string, language: Language, label?: string) =>
  import.meta.env.SSR ? {...asInDocument, toolparamdescription: fields[language][name] ?? label} : asInDocument;
