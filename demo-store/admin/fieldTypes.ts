/** The metafield types that the store knows, without `list.`. */
const TYPES = new Set([
  ...[
    'single_line_text_field',
    'multi_line_text_field',
    'rich_text_field',
    'number_integer',
    'number_decimal',
    'boolean',
  ],
  ...['url', 'json', 'date', 'color', 'file_reference', 'metaobject_reference', 'product_reference'],
]);

const LIST = /^list\./;

/** Whether Shopify knows a metafield type. */
export function isFieldType(type: string): boolean {
  const single = type.replace(LIST, '');
  if (!TYPES.has(single)) return false;
  return !LIST.test(type) || !['multi_line_text_field', 'rich_text_field', 'json', 'boolean'].includes(single);
}

/** A type as the API answers it: its name and what kind it is. */
export function fieldType(name: string) {
  const isReference = name.endsWith('_reference');
  const category = isReference ? 'REFERENCE' : name.endsWith('text_field') ? 'TEXT' : 'OTHER';
  return {name, category, supportsDefinitionMigrations: false, supportedValidations: []};
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

/** What is wrong with a text as a value of a type, in Shopify's words; `undefined` when it may be kept. */
export function problemOfValue(type: string, value: string): string | undefined {
  if (LIST.test(type)) {
    const list: unknown = isJson(value) ? JSON.parse(value) : undefined;
    if (!Array.isArray(list)) return `Value must be a valid JSON array`;
    return list.map((item) => problemOfValue(type.replace(LIST, ''), String(item))).find(Boolean);
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
