/**
 * The texts of a form as an object that a schema can read: for each field its first value, for `listFields` a list of all values. Files
 * are left out.
 */
export function formFields(form: FormData, listFields: readonly string[] = []): Record<string, unknown> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const previous = fields.get(name);
    if (Array.isArray(previous)) previous.push(value);
    else if (previous === undefined) fields.set(name, listFields.includes(name) ? [value] : value);
  }
  return Object.fromEntries(fields);
}
