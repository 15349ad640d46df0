import type {ProductFactsFragment, ProductStudioFragment} from 'storefrontapi.generated';
import {brand} from '~/brand';
import {link, text} from '~/content/fields';
import {listLocations} from '~/content/companyAddress';
import {defineMessages} from '~/i18n/messages';
import type {Language} from '~/i18n/language';
import {toImage, type Image} from '~/platform/images';

/** Product information that the law requires (rules 18.9 and 18.10). */
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

/** The studio's data for its products: the default manufacturer, the link to the notice on the legal guarantee, shipping costs. */
export const PRODUCT_STUDIO_FRAGMENT = `#graphql
  fragment ProductStudio on QueryRoot {
    maker: metaobjects(type: "einstellungen_kontakt", first: 1) {
      nodes { ...CompanyAddress e_mail: field(key: "e_mail") { value } }
    }
    shopSettings: metaobjects(type: "einstellungen_shop", first: 1) {
      nodes {
        gewaehrleistung_link: field(key: "gewaehrleistung_link") { value }
        ...ShippingCosts
      }
    }
  }
` as const;

const factMessages = defineMessages({
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
    email: 'Manufacturer’s email',
    warnings: 'Warnings and safety information',
    weee: 'WEEE reg. no.',
    textile: 'Fibre composition',
    sheet: 'Product information sheet',
    guarantee: 'Legal guarantee',
    read: 'Read the notice',
    open: 'Open the sheet',
  },
});

/** A labelled text about a product; with `href` it is a link. */
export interface Fact {
  label: string;
  text: string;
  href?: string;
}

/** The studio as the default manufacturer: its name with the address from the store, else from `brand`. */
function createStudioMaker(entry: ProductStudioFragment['maker']['nodes'][number] | undefined): string {
  const [{street, town}] = listLocations(entry);
  return [brand.name, street, town].join('\n');
}

/** Manufacturer, warnings and registrations of a product. The default manufacturer is the studio. */
export function toProductFacts(
  product: ProductFactsFragment,
  studio: ProductStudioFragment,
  language: Language,
): Fact[] {
  const t = factMessages[language];
  const manufacturer = text(product.hersteller);
  const manufacturerEmail = text(product.hersteller_e_mail);
  const studioEmail = text(studio.maker.nodes[0]?.e_mail) || brand.email;
  // The studio's address would be wrong for another manufacturer.
  const email = manufacturer ? manufacturerEmail : manufacturerEmail || studioEmail;
  const sheet = link(product.produktdatenblatt);
  const guarantee = link(studio.shopSettings.nodes[0]?.gewaehrleistung_link);
  const facts: Fact[] = [
    {label: t.maker, text: manufacturer || createStudioMaker(studio.maker.nodes[0])},
    {label: t.email, text: email, href: `mailto:${email}`},
    {label: t.warnings, text: text(product.warnhinweise)},
    {label: t.textile, text: text(product.textilkennzeichnung)},
    {label: t.weee, text: text(product.weee_nummer)},
    {label: t.sheet, text: sheet ? t.open : '', href: sheet},
    {label: t.guarantee, text: guarantee ? t.read : '', href: guarantee},
  ];
  return facts.filter((fact) => fact.text);
}

const grades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

/** The energy efficiency class, and the URL of its label. */
export interface EnergyLabel {
  grade: (typeof grades)[number];
  href?: string;
}

/** `undefined` when the product has no class, or one that isn't on the scale. */
export function toEnergyLabel({energieklasse, energielabel}: ProductFactsFragment): EnergyLabel | undefined {
  const grade = grades.find((candidate) => candidate === text(energieklasse).toUpperCase());
  return grade && {grade, href: toImage(energielabel?.reference?.image)?.url};
}

/**
 * The label pictures beside the price: the manufacturer's durability guarantee, and the energy label of a product without a known class.
 * With a class, `EnergyArrow` links the label instead.
 */
export function toLabelPictures(product: ProductFactsFragment): Image[] {
  const {energielabel, garan_label} = product;
  const labels = toEnergyLabel(product) ? [garan_label] : [energielabel, garan_label];
  return labels.flatMap((label) => toImage(label?.reference?.image) ?? []);
}
