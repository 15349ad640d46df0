import type {Language} from '~/i18n/language';
import {getLanguageName} from '../languages';
import type {Problem} from '../plan';

/** Collects what the store can't translate. All objects of a kind share a problem, so that the list of problems stays short. */
export class Untranslatable {
  private readonly groups = new Map<string, {fix: string; names: string[]}>();

  /** A text that the store lists without a digest, which each translation has to name. */
  addText(key: string, kind: string, name: string): void {
    const fix =
      'The API takes no translation of it. Write both languages into the field where it can hold them, as farben can, or leave it in German.';
    this.add(`the ${key} of ${kind}`, name, fix);
  }

  /** An object that isn't among those to translate. It may be too new for that. */
  addObject(kind: string, name: string): void {
    this.add(`any text of ${kind}`, name, 'Run the set-up again. What it still names stays in German.');
  }

  toProblems(language: Language): Problem[] {
    return [...this.groups].map(([group, {fix, names}]) => ({
      problem: `The store can't translate ${group} ${names.join(', ')} into ${getLanguageName(language)}.`,
      fix,
    }));
  }

  private add(group: string, name: string, fix: string): void {
    const {names} = this.groups.get(group) ?? {names: []};
    this.groups.set(group, {fix, names: [...new Set([...names, name])]});
  }
}
