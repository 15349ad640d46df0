/** Stores the input of a form until the tab is closed, so that it survives a reload. */
interface Draft {
  save(form: HTMLFormElement): void;
  /**
   * Restores the stored values, except in fields that the visitor edited before hydration: their values are stored instead. A text from
   * a link is added below the stored text, unless the stored text is based on it.
   */
  restore(form: HTMLFormElement): void;
  drop(): void;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The name under which the draft stores the text of a link. */
const linkTextName = ':offered';

/** The draft of a form, in `sessionStorage` under `key`, without the `excluded` fields, such as a consent. */
export function createDraft(key: string, excluded: readonly string[]): Draft {
  const controlsOf = (form: HTMLFormElement) =>
    [...form.elements].filter(
      (element): element is Control =>
        'name' in element && element.name !== '' && !excluded.includes(String(element.name)),
    );

  const save = (form: HTMLFormElement) => {
    const values = [...new FormData(form)].filter(
      ([name, value]) => typeof value === 'string' && !excluded.includes(name),
    );
    const text = controlsOf(form).find((control) => control instanceof HTMLTextAreaElement);
    const entries = [...values, [linkTextName, text?.defaultValue ?? '']];
    tryStorage(() => sessionStorage.setItem(key, JSON.stringify(entries)));
  };

  return {
    save,

    restore(form) {
      const entries = readEntries(key);
      const linkText = entries.find(([name]) => name === linkTextName)?.[1];
      const controls = controlsOf(form);
      const editedFields = new Set(controls.filter(isEdited).map(fieldOf));
      for (const control of controls) {
        if (editedFields.has(fieldOf(control))) continue;
        const savedValues = entries.filter(([name]) => name === control.name).map(([, value]) => value);
        if (isCheckable(control)) {
          if (savedValues.includes(control.value)) control.checked = true;
        } else if (savedValues[0] !== undefined) {
          control.value = joinValues(savedValues[0], control, linkText);
        }
      }
      if (editedFields.size > 0) save(form);
    },

    drop() {
      tryStorage(() => sessionStorage.removeItem(key));
    },
  };
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

/** The radio buttons of a name are one field; every other control is a field of its own. */
const fieldOf = (control: Control): string | Control => (control.type === 'radio' ? control.name : control);

function isEdited(control: Control): boolean {
  if (isCheckable(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const defaultIndex = [...control.options].findIndex(({defaultSelected}) => defaultSelected);
  return control.selectedIndex !== Math.max(0, defaultIndex);
}

/** The saved value of a control together with its current value, which may come from a link. */
function joinValues(saved: string, control: Control, linkText?: string): string {
  const {value} = control;
  const isText = control instanceof HTMLTextAreaElement;
  if (!value || (isText && value === linkText)) return saved;
  if (!saved) return value;
  if (saved.includes(value)) return saved;
  return isText ? `${saved}\n\n${value}` : value;
}

function readEntries(key: string): [string, string][] {
  let entries: unknown;
  tryStorage(() => {
    entries = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  });
  if (!Array.isArray(entries)) return [];
  return entries.filter(
    (entry): entry is [string, string] =>
      Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string'),
  );
}

function tryStorage(action: () => void): void {
  try {
    action();
  } catch {
    // The storage is full, disabled or corrupt. The form works without it.
  }
}
