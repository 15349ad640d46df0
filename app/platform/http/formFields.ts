/**
 * The texts of a form as an object that a schema can read: of each name the first value, of the names in `lists` all of them.
 * Files are left out.
 */
export function formFields(form: FormData, lists: readonly string[] = []): Record<string, unknown> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const present = fields.get(name);
    if (Array.isArray(present)) present.push(value);
    else if (present === undefined) fields.set(name, lists.includes(name) ? [value] : value);
  }
  return Object.fromEntries(fields);
}
