import {detail, type EntryType, meta, pressLists} from './entryTypes';
import {entriesOf, file, line, lines, mailAddress, maybe, picture, plain, properName, rich, url} from './kinds';

const step = {prozesspunkt: line, text: lines, bild: picture};
const member = {name: plain, berufsbezeichnung: line, e_mail: mailAddress, bild: picture};

/** Types with exactly one entry. Its handle is the type's name with hyphens. */
export const singletonTypes: Record<string, EntryType> = {
  about: {titel: line, bild: picture, text: lines, story: rich, team: entriesOf('team', member), ...meta},
  werkstatt: {
    titel: line,
    untertitel: line,
    text: lines,
    titelbild: picture,
    details: entriesOf('details', detail),
    ...meta,
  },
  prozess: {
    leistungen_untertitel: line,
    leistungen_text: lines,
    prozess_untertitel: line,
    prozess_text: lines,
    leistungen_linkbild: picture,
    prozesspunkte: entriesOf('prozesspunkte', step),
    ...meta,
  },
  agb_text: {text: rich},
  press_page_settings: {
    headline: line,
    intro_text: lines,
    presskit_url: file,
    presskit_items: lines,
    contact_name: plain,
    contact_role: line,
    contact_email: mailAddress,
    contact_phone: plain,
    ...pressLists,
  },
  einstellungen_projekte: {untertitel: line, text: lines, linkbild: picture, ...meta},
  einstellungen_shop: {untertitel: line, text: lines, linkbild: picture, ...meta},
  einstellungen_jobs: {
    untertitel: line,
    text: lines,
    nojobs: lines,
    mail: mailAddress,
    more_info: lines,
    bild: picture,
    details: entriesOf('details', detail),
    ...meta,
  },
  einstellungen_global: {
    footer_text: lines,
    impressum: rich,
    footer_blid: picture,
    awards_banner_bild: picture,
    unikate_banner_bild: picture,
    linkbild: picture,
    ...meta,
  },
  einstellungen_kontakt: {
    untertitel: line,
    text: lines,
    link_zu_jobs: line,
    e_mail: mailAddress,
    strasse: plain,
    ort: properName,
    linked_in: url,
    instagram: url,
    threads: url,
    pinterest: url,
    name_kontakt_1: properName,
    telefonnummer_kontakt_1: plain,
    name_kontakt_2: properName,
    telefon_nummer_kontakt_2: plain,
    bild: maybe(picture),
    ...meta,
  },
};
