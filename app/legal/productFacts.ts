import type {ProductFactsFragment, ProductStudioFragment} from 'storefrontapi.generated';
import {brand} from '~/brand';
import {text} from '~/content/fields';
import {toStudioAddress} from '~/content/studioAddress';
import {defineMessages} from '~/i18n/messages';
import type {Language} from '~/i18n/language';
import {toImage, type Image} from '~/platform/images';

/** What the law asks to be said of a product (rules 18.9 and 18.10). */
export const PRODUCT_FACTS_FRAGMENT = `#graphql
  fragment LabelPicture on Metafield {
    reference { ... on MediaImage { image { ...Picture } } }
  }
  fragment ProductFacts on Product {
    hersteller: metafield(namespace: "custom", key: "hersteller") { value }
    hersteller_e_mail: metafield(namespace: "custom", key: "hersteller_e_mail") { value }
    warnhinweise: metafield(namespace: "custom", key: "warnhinweise") { value }
    weee_nummer: metafield(namespace: "custom", key: "weee_nummer") { value }
    textilkennzeichnung: metafield(namespace: "custom", key: "textilkennzeichnung") { value }
    produktdatenblatt: metafield(namespace: "custom", key: "produktdatenblatt") { value }
    energielabel: metafield(namespace: "custom", key: "energielabel") { ...LabelPicture }
    energieklasse: metafield(namespace: "custom", key: "energieklasse") { value }
    garan_label: metafield(namespace: "custom", key: "garan_label") { ...LabelPicture }
  }
` as const;

/** Of the studio: who makes what names no other maker, the notice on the legal guarantee, what shipping costs. */
export const PRODUCT_STUDIO_FRAGMENT = `#graphql
  fragment ProductStudio on QueryRoot {
    maker: metaobjects(type: "einstellungen_kontakt", first: 1) {
      nodes { ...StudioAddress e_mail: field(key: "e_mail") { value } }
    }
    notice: metaobjects(type: "einstellungen_shop", first: 1) {
      nodes {
        gewaehrleistung_link: field(key: "gewaehrleistung_link") { value }
        versandkosten: field(key: "versandkosten") { value }
        versand_frei_ab: field(key: "versand_frei_ab") { value }
      }
    }
  }
` as const;

const labels = defineMessages({
  de: {
    maker: 'Hersteller',
    email: 'E-Mail des Herstellers',
    warnings: 'Warn- und Sicherheitshinweise',
    weee: 'WEEE-Reg.-Nr.',
    textile: 'Faserzusammensetzung',
    sheet: 'Produktdatenblatt',
    guarantee: 'Gesetzliche Gewährleistung',
    read: 'Hinweis lesen',
    open: 'Datenblatt öffnen',
  },
  en: {
    maker: 'Manufacturer',
    email: 'Email of the manufacturer',
    warnings: 'Warnings and safety information',
    weee: 'WEEE reg. no.',
    textile: 'Fibre composition',
    sheet: 'Product information sheet',
    guarantee: 'Legal guarantee',
    read: 'Read the notice',
    open: 'Open the sheet',
  },
});

/** Something that is said of a product, under its label; with `href` the text is a link. */
export interface Fact {
  label: string;
  text: string;
  href?: string;
}

/** The studio's name and address, as the store has it, else as the brand does. */
function studioMaker(entry: ProductStudioFragment['maker']['nodes'][number] | undefined): string {
  const {street, town} = toStudioAddress(entry);
  const [{street: ownStreet, postalCode, city}] = brand.locations;
  const address = street && town ? [street, town] : [ownStreet, `${postalCode} ${city}`];
  return [brand.name, ...address].join('\n');
}

/** Maker, warnings and registrations of a product; the maker is the studio where the store names no other. */
export function toProductFacts(
  product: ProductFactsFragment,
  studio: ProductStudioFragment,
  language: Language,
): Fact[] {
  const t = labels[language];
  const own = text(product.hersteller);
  const ownEmail = text(product.hersteller_e_mail);
  const studioEmail = text(studio.maker.nodes[0]?.e_mail) || brand.email;
  const email = own ? ownEmail : ownEmail || studioEmail;
  const sheet = text(product.produktdatenblatt);
  const guarantee = text(studio.notice.nodes[0]?.gewaehrleistung_link);
  const facts: Fact[] = [
    {label: t.maker, text: own || studioMaker(studio.maker.nodes[0])},
    {label: t.email, text: email, href: `mailto:${email}`},
    {label: t.warnings, text: text(product.warnhinweise)},
    {label: t.textile, text: text(product.textilkennzeichnung)},
    {label: t.weee, text: text(product.weee_nummer)},
    {label: t.sheet, text: sheet && t.open, href: sheet},
    {label: t.guarantee, text: guarantee && t.read, href: guarantee},
  ];
  return facts.filter((fact) => fact.text);
}

const grades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The class of energy efficiency, and the URL of the label that it stands for. */
export interface EnergyLabel {
  grade: (typeof grades)[number];
  href?: string;
}

/** `undefined` where the product has no class, or one that isn't on the scale. */
export function toEnergyLabel({energieklasse, energielabel}: ProductFactsFragment): EnergyLabel | undefined {
  const grade = grades.find((known) => known === text(energieklasse).toUpperCase());
  return grade && {grade, href: toImage(energielabel?.reference?.image)?.url};
}

/**
 * Labels that stand as pictures beside the price: the durability guarantee of the maker, and energy where the class isn't known
 * that the arrow shows.
 */
export function toLabels(product: ProductFactsFragment): Image[] {
  const {energielabel, garan_label} = product;
  const shown = toEnergyLabel(product) ? [garan_label] : [energielabel, garan_label];
  return shown.flatMap((label) => toImage(label?.reference?.image) ?? []);
}
