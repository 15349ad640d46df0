import type {ContactSettingsFragment} from 'storefrontapi.generated';
import {text} from '~/content/fields';
import {listLocations} from '~/content/companyAddress';

/** The store spells the keys irregularly, such as `telefonnummer_kontakt_1` and `telefon_nummer_kontakt_2`. */
export const CONTACT_SETTINGS_FRAGMENT = `#graphql
  fragment ContactSettings on Metaobject {
    ...CompanyAddress
    untertitel: field(key: "untertitel") { value }
    text: field(key: "text") { value }
    link_zu_jobs: field(key: "link_zu_jobs") { value }
    e_mail: field(key: "e_mail") { value }
    name_kontakt_1: field(key: "name_kontakt_1") { value }
    telefonnummer_kontakt_1: field(key: "telefonnummer_kontakt_1") { value }
    name_kontakt_2: field(key: "name_kontakt_2") { value }
    telefon_nummer_kontakt_2: field(key: "telefon_nummer_kontakt_2") { value }
  }
` as const;

export interface ContactSettings {
  subtitle: string;
  text: string;
  jobsLink: string;
  email: string;
  locations: ReturnType<typeof listLocations>;
  people: {name: string; phone: string}[];
}

export function toContactSettings(entry: ContactSettingsFragment | undefined): ContactSettings {
  const people = [
    {name: text(entry?.name_kontakt_1), phone: text(entry?.telefonnummer_kontakt_1)},
    {name: text(entry?.name_kontakt_2), phone: text(entry?.telefon_nummer_kontakt_2)},
  ];
  return {
    subtitle: text(entry?.untertitel),
    text: text(entry?.text),
    jobsLink: text(entry?.link_zu_jobs),
    email: text(entry?.e_mail),
    locations: listLocations(entry),
    people: people.filter(({name, phone}) => name || phone),
  };
}
