type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what a visitor has entered into a part of the document. The returned function gives it to the part that has been rendered in its
 * place: values, open sections, and the focus with the selection. Elements that are still in the document stay as they are.
 */
export function keepInput(part: Element): (newPart: Element) => void {
  const fields = listFields(part);
  const sections = [...part.querySelectorAll('details')];
  const focused = document.activeElement;
  const focusedName = focused && part.contains(focused) ? focused.localName : '';
  const focusable = [...part.querySelectorAll(focusedName || 'nothing')];

  return (newPart) => {
    newPart.querySelectorAll('details').forEach((section, index) => {
      const former = sections[index];
      if (former && !former.isConnected) section.open = former.open;
    });
    const newFields = listFields(newPart);
    for (const [key, former] of fields) {
      const field = newFields.get(key);
      if (!field || former.isConnected) continue;
      field.value = former.value;
      if ('checked' in field && 'checked' in former) field.checked = former.checked;
      if (former === focused) focusSilently(field, former);
    }
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    const candidates = newPart.querySelectorAll<HTMLElement>(focusedName || 'nothing');
    if (candidates.length === focusable.length) focusSilently(candidates[focusable.indexOf(focused)]);
  };
}

/** The fields by form, name and, for a choice, value. */
function listFields(part: Element): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of part.querySelectorAll<Field>(':is(input, select, textarea):not([type=hidden])')) {
    const value = ['checkbox', 'radio'].includes(field.type) ? field.value : '';
    const parts = [field.form?.getAttribute('action'), field.name || field.dataset.measure, field.type, value];
    let key = parts.join();
    while (fields.has(key)) key += '+';
    fields.set(key, field);
  }
  return fields;
}

/** Focuses an element again, without the event: fields select their text when a visitor enters them. */
export function focusSilently(element: HTMLElement | undefined, former?: Field): void {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('focusin', stop, {capture: true});
  element?.focus({preventScroll: true});
  window.removeEventListener('focusin', stop, {capture: true});
  if (!isText(element) || !isText(former)) return;
  element.setSelectionRange(former.selectionStart, former.selectionEnd, former.selectionDirection ?? undefined);
  element.scrollTop = former.scrollTop;
}

/** Other fields, such as those for numbers, have no selection that a script may set. */
const isText = (element?: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.selectionStart !== null;
