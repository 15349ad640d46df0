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
const TYPES_WITHOUT_LISTS = new Set(['multi_line_text_field', 'rich_text_field', 'json', 'boolean']);

const LIST_PREFIX = /^list\./;

export function isFieldType(type: string): boolean {
  const itemType = type.replace(LIST_PREFIX, '');
  if (!TYPES.has(itemType)) return false;
  return !LIST_PREFIX.test(type) || !TYPES_WITHOUT_LISTS.has(itemType);
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
