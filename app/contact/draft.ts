import {brand} from '~/brand';

const key = `${brand.key}:enquiry`;

/** The text that a link had filled in when the draft was written. */
const offered = ':offered';

/** What is never kept: consent is given anew each time. */
const forgotten = ['privacy', 'homepage'];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      'name' in element && element.name !== '' && !forgotten.includes(String(element.name)),
  );

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** Keeps what is written for a reload, until the browser's tab is closed. A browser that refuses is left alone. */
export function saveDraft(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !forgotten.includes(name),
  );
  const text = controlsOf(form).find((control) => control instanceof HTMLTextAreaElement);
  attempt(() => sessionStorage.setItem(key, JSON.stringify([...entries, [offered, text?.defaultValue ?? '']])));
}

export function dropDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/**
 * Puts the kept words back into the form. A text that a link has filled in stays, below what was written before, unless
 * that was written from it.
 */
export function restoreDraft(form: HTMLFormElement): void {
  const entries = readDraft();
  const known = entries.find(([name]) => name === offered)?.[1];
  for (const control of controlsOf(form)) {
    const kept = entries.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isChoice(control)) {
      if (kept.includes(control.value)) control.checked = true;
    } else if (kept[0] !== undefined) {
      control.value = joined(kept[0], control, known);
    }
  }
}

function joined(kept: string, control: Control, known?: string): string {
  const {value} = control;
  const isText = control instanceof HTMLTextAreaElement;
  if (!value || (isText && value === known)) return kept;
  if (!kept) return value;
  if (kept.includes(value)) return kept;
  return isText ? `${kept}\n\n${value}` : value;
}

function readDraft(): [string, string][] {
  let entries: unknown;
  attempt(() => (entries = JSON.parse(sessionStorage.getItem(key) ?? '[]')));
  if (!Array.isArray(entries)) return [];
  return entries.filter(
    (entry): entry is [string, string] =>
      Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'),
  );
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Storage is full, switched off or damaged: the form works without it.
  }
}
