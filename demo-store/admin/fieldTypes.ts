/** The metafield types that the store supports, without `list.`. */
const TYPES = new Set([
  'single_line_text_field',
  'multi_line_text_field',
  'rich_text_field',
  'number_integer',
  'number_decimal',
  'boolean',
  'url',
  'json',
  'date',
  'color',
  'file_reference',
  'metaobject_reference',
  'product_reference',
]);

const LIST_PREFIX = /^list\./;

/** The types that Shopify knows, in the order of its message. */
const SHOPIFY_TYPES = `
  antenna_gain area battery_charge_capacity battery_energy_capacity boolean capacitance color concentration
  data_storage_capacity data_transfer_rate date_time date dimension display_density distance duration electric_current
  electrical_resistance energy frequency id illuminance inductance json jurisdiction language link list.antenna_gain
  list.area list.battery_charge_capacity list.battery_energy_capacity list.capacitance list.color list.concentration
  list.data_storage_capacity list.data_transfer_rate list.date_time list.date list.dimension list.display_density
  list.distance list.duration list.electric_current list.electrical_resistance list.energy list.frequency
  list.illuminance list.inductance list.jurisdiction list.link list.luminous_flux list.mass_flow_rate
  list.number_decimal list.number_integer list.power list.pressure list.rating list.resolution list.rotational_speed
  list.single_line_text_field list.sound_level list.speed list.temperature list.thermal_power list.url list.voltage
  list.volume list.volumetric_flow_rate list.weight luminous_flux mass_flow_rate money multi_line_text_field
  number_decimal number_integer power pressure rating resolution rich_text_field rotational_speed
  single_line_text_field sound_level speed temperature thermal_power url voltage volume volumetric_flow_rate weight
  company_reference list.company_reference customer_reference list.customer_reference product_reference
  list.product_reference collection_reference list.collection_reference variant_reference list.variant_reference
  file_reference list.file_reference product_taxonomy_value_reference list.product_taxonomy_value_reference
  product_taxonomy_disclosure_reference metaobject_reference list.metaobject_reference mixed_reference
  list.mixed_reference disclosure_reference list.disclosure_reference page_reference list.page_reference
  article_reference list.article_reference order_reference list.order_reference
`
  .trim()
  .split(/\s+/);

/** What is wrong with a type: Shopify doesn't know it, or the store has no fields of it. */
export function findTypeProblem(type: string): string | undefined {
  if (!SHOPIFY_TYPES.includes(type)) {
    return `Type name ${type} is not a valid type. Valid types are: ${SHOPIFY_TYPES.join(', ')}.`;
  }
  const isKnown = TYPES.has(type.replace(LIST_PREFIX, ''));
  return isKnown ? undefined : `The demo store has no fields of the type ${type}.`;
}

export function fieldType(name: string) {
  return {name, category: getCategory(name), supportsDefinitionMigrations: false, supportedValidations: []};
}

function getCategory(name: string): string {
  if (name.endsWith('_reference')) return 'REFERENCE';
  return name.endsWith('text_field') ? 'TEXT' : 'OTHER';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isUrl(text: string): boolean {
  return /^(https?|mailto|tel|sms):/.test(text) && URL.canParse(text);
}

/** Shopify's message for a value that doesn't fit its type; `undefined` for a valid one. */
export function validateValue(type: string, value: string): string | undefined {
  if (LIST_PREFIX.test(type)) {
    const list: unknown = isJson(value) ? JSON.parse(value) : undefined;
    if (!Array.isArray(list)) return `Value must be a valid JSON array`;
    return list.map((item) => validateValue(type.replace(LIST_PREFIX, ''), String(item))).find(Boolean);
  }
  switch (type) {
    case 'single_line_text_field':
      return /[\r\n]/.test(value) ? 'Value must be a single line text string.' : undefined;
    case 'number_integer':
      return /^-?\d+$/.test(value) ? undefined : 'Value must be an integer.';
    case 'number_decimal':
      return /^-?\d+(\.\d+)?$/.test(value) ? undefined : 'Value must be a decimal.';
    case 'boolean':
      return /^(true|false)$/.test(value) ? undefined : 'Value must be true or false.';
    case 'url':
      return isUrl(value) ? undefined : 'Value must be a valid URL.';
    case 'date':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : 'Value must be in YYYY-MM-DD format.';
    case 'json':
      return isJson(value) ? undefined : 'Value is invalid JSON.';
    case 'rich_text_field':
      return isJson(value) && value.includes('"root"') ? undefined : 'Value must be valid rich text.';
    default:
      return undefined;
  }
}
