/** Keeps what is written in a form through a reload, until the browser's tab is closed. */
interface Draft {
  save(form: HTMLFormElement): void;
  /**
   * Puts the kept values back, but never into a field that the visitor has already written in, before the page's code had
   * loaded: what is written there is kept from now on. A text that a link has filled in goes below the kept one, unless the
   * kept one was written from it.
   */
  restore(form: HTMLFormElement): void;
  drop(): void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Under this name the draft keeps the text that a link had filled in. */
const prefilled = ':offered';

/** The draft of a form, in `sessionStorage` under `key`. Fields named in `neverKept` are left out, such as a consent. */
export function createDraft(key: string, neverKept: readonly string[]): Draft {
  const controlsOf = (form: HTMLFormElement) =>
    [...form.elements].filter(
      (element): element is Control =>
        'name' in element && element.name !== '' && !neverKept.includes(String(element.name)),
    );

  const save = (form: HTMLFormElement) => {
    const values = [...new FormData(form)].filter(
      ([name, value]) => typeof value === 'string' && !neverKept.includes(name),
    );
    const text = controlsOf(form).find((control) => control instanceof HTMLTextAreaElement);
    const entries = [...values, [prefilled, text?.defaultValue ?? '']];
    attempt(() => sessionStorage.setItem(key, JSON.stringify(entries)));
  };

  return {
    save,

    restore(form) {
      const entries = readEntries(key);
      const linkText = entries.find(([name]) => name === prefilled)?.[1];
      const controls = controlsOf(form);
      const written = new Set(controls.filter(isWrittenIn).map(fieldOf));
      for (const control of controls) {
        if (written.has(fieldOf(control))) continue;
        const kept = entries.filter(([name]) => name === control.name).map(([, value]) => value);
        if (isChoice(control)) {
          if (kept.includes(control.value)) control.checked = true;
        } else if (kept[0] !== undefined) {
          control.value = joinedValue(kept[0], control, linkText);
        }
      }
      if (written.size > 0) save(form);
    },

    drop() {
      attempt(() => sessionStorage.removeItem(key));
    },
  };
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** The radio buttons of a name are one field; every other control is a field of its own. */
const fieldOf = (control: Control): string | Control => (control.type === 'radio' ? control.name : control);

function isWrittenIn(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex(({defaultSelected}) => defaultSelected);
  return control.selectedIndex !== Math.max(0, first);
}

function joinedValue(kept: string, control: Control, linkText?: string): string {
  const {value} = control;
  const isText = control instanceof HTMLTextAreaElement;
  if (!value || (isText && value === linkText)) return kept;
  if (!kept) return value;
  if (kept.includes(value)) return kept;
  return isText ? `${kept}\n\n${value}` : value;
}

function readEntries(key: string): [string, string][] {
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
    // The storage is full, switched off or damaged. The form works without it.
  }
}
