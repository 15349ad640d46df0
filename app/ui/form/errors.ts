/** The error messages of a form's fields. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/** The names of the fields with an error, in the order of the form. */
export function wrongFields<Name extends string>(order: readonly Name[], errors: FieldErrors<Name>): Name[] {
  return order.filter((name) => errors[name]);
}
