/** `standard` is priced by a formula in cm, `kliv` by ranges of mm. */
export type ConfiguratorKind = 'standard' | 'kliv';

const klivHandles = ['kliv_v1', 'kliv'];
const standardHandles = ['konfigurator-tisch', 'custom-shelf', 'individueller-schrank'];
const standardTags = ['konfigurator', 'customizable', 'individuell'];

interface Recognisable {
  handle: string;
  tags: readonly string[];
  productType: string;
  vendor: string;
}

const lower = (text: string) => text.trim().toLowerCase();

/**
 * Whether a product is made to measure (rule 11.1), and how (rule 11.2). Tags, type and vendor are compared without
 * case, as Shopify does.
 */
export function configuratorKind({handle, tags, productType, vendor}: Recognisable): ConfiguratorKind | null {
  if (klivHandles.includes(handle)) return 'kliv';
  const standard =
    standardHandles.includes(handle) ||
    tags.some((tag) => standardTags.includes(lower(tag))) ||
    lower(productType) === 'konfigurator' ||
    lower(vendor) === 'konfigurator-produkte';
  return standard ? 'standard' : null;
}
