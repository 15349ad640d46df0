/**
 * The field by which a button of the cart's form says what it asks for, as a query. So the form can carry everything that was
 * typed on the page, whichever of its buttons is pressed (rule 13.25).
 */
export const pressField = 'pressed';

/** What a button asks for: `intent` and the fields that it needs. */
export interface Asked {
  intent: 'save' | 'update' | 'remove' | 'putBack' | 'checkout' | 'discount' | 'removeDiscount';
  key?: string;
  quantity?: string;
  /** Path, without its language, of the page that follows. */
  to?: string;
}

export const pressValue = (asked: Asked) => new URLSearchParams({...asked}).toString();

/** The form with what its button asks for as fields of its own. */
export function withPress(form: FormData): FormData {
  const pressed = form.get(pressField);
  if (typeof pressed === 'string') new URLSearchParams(pressed).forEach((value, name) => form.set(name, value));
  return form;
}
