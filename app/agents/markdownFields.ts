import type {HTMLElement} from 'node-html-parser';

const controls = 'input:not([type="hidden"]), select, textarea';

/** Replaces the forms of a page by the values of their fields. An empty form and a field without a value are left out. */
export function writeFields(main: HTMLElement): void {
  for (const form of main.querySelectorAll('form')) if (!form.querySelectorAll(controls).some(readValue)) form.remove();
  for (const label of main.querySelectorAll('label')) writeLabel(label, main);
  for (const control of main.querySelectorAll(controls)) writeUnlabelled(control);
}

const isChoice = (control: HTMLElement) => /^(radio|checkbox)$/.test(control.getAttribute('type') ?? '');

/** The value of a control as HTML; empty without one, and for a choice that isn't made. */
function readValue(control: HTMLElement): string {
  if (isChoice(control)) return control.hasAttribute('checked') ? 'on' : '';
  if (control.tagName === 'TEXTAREA') return control.innerHTML.trim();
  if (control.tagName === 'SELECT') return control.querySelector('option[selected]')?.innerHTML.trim() ?? '';
  return control.rawAttributes['value'] ?? '';
}

function writeLabel(label: HTMLElement, main: HTMLElement): void {
  const id = label.getAttribute('for');
  const control = id ? main.getElementById(id) : label.querySelector(controls);
  if (!control) return;
  const value = readValue(control);
  control.remove();
  const text = label.innerHTML.trim();
  if (isChoice(control)) label.innerHTML = `${value ? '☑' : '☐'} ${text}`;
  else if (value) label.innerHTML = `${text}: ${value}`;
  else label.remove();
}

/** A slider has the value of a field that has been written. */
function writeUnlabelled(control: HTMLElement): void {
  const name = control.rawAttributes['aria-label'];
  const value = readValue(control);
  if (name && value && control.getAttribute('type') !== 'range') control.replaceWith(`<p>${name}: ${value}</p>`);
  else control.remove();
}
