/** `standard` is priced by a formula in cm, `kliv` by ranges of mm. */
export type ConfiguratorKind = 'standard' | 'kliv';

const klivHandles = ['kliv_v1', 'kliv'];
const standardHandles = ['konfigurator-tisch', 'custom-shelf', 'individueller-schrank'];
const standardTags = ['konfigurator', 'customizable', 'individuell'];

interface ProductTraits {
  handle: string;
  tags: readonly string[];
  productType: string;
  vendor: string;
}

const normalize = (text: string) => text.trim().toLowerCase();

/**
 * Whether a product is made to measure (rule 11.1), and how (rule 11.2). Tags, type and vendor are compared without
 * case, as Shopify does.
 */
export function configuratorKind({handle, tags, productType, vendor}: ProductTraits): ConfiguratorKind | null {
  if (klivHandles.includes(handle)) return 'kliv';
  const isStandard =
    standardHandles.includes(handle) ||
    tags.some((tag) => standardTags.includes(normalize(tag))) ||
    normalize(productType) === 'konfigurator' ||
    normalize(vendor) === 'konfigurator-produkte';
  return isStandard ? 'standard' : null;
}
