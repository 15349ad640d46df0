import type {Language} from '~/i18n/language';
import type {ConfiguratorKind} from './kind';
import type {Color} from './color';
import {materials} from '../families/material';
import {ralColors} from './ral';

/** Taken when a standard product has no usable colour: oiled oak, because such a piece is built of oak. The sample box has it. */
const plain: Record<Language, Color> = {
  de: {name: 'Natur', value: materials.oak.color, multiplier: 1, sample: true},
  en: {name: 'Natural', value: materials.oak.color, multiplier: 1, sample: true},
};

/** The colours of a product without a usable list: one for the standard kind, 19 RAL colours for KLIV. */
export function fallbackColors(kind: ConfiguratorKind, language: Language): Color[] {
  return kind === 'standard' ? [plain[language]] : ralColors(language);
}

/** `#rrggbb` in lower case of `#RGB` or `#RRGGBB`, with or without its sign. */
export function hexColor(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  const digits = match?.[1]?.toLowerCase();
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** A larger multiplier is a slip. */
const maxMultiplier = 100;

/**
 * Reads the metafield `farben`. A colour without a name, without a readable value or with a multiplier that isn't above
 * zero is left out: it can't be shown, or would be sold at a wrong price. So is a second one of the same value.
 * Without a multiplier a colour costs nothing extra. `grain` and `sample` are optional (rules 11.33 and 11.36).
 */
export function parseColors(json: unknown): Color[] {
  const colors = new Map<string, Color>();
  for (const entry of Array.isArray(json) ? json : []) {
    const {name, value, multiplier = 1, image, grain, sample} = (entry ?? {}) as Record<string, unknown>;
    const hex = hexColor(value);
    if (!hex || colors.has(hex) || typeof name !== 'string' || !name.trim()) continue;
    if (typeof multiplier !== 'number' || !(multiplier > 0 && multiplier <= maxMultiplier)) continue;
    colors.set(hex, {
      name: name.trim(),
      value: hex,
      multiplier,
      ...(typeof image === 'string' && image && {image}),
      ...(typeof grain === 'string' && {grain}),
      ...(sample === true && {sample}),
    });
  }
  return [...colors.values()];
}
