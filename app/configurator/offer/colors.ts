import {defaultLanguage, type Language} from '~/i18n/language';
import type {ConfiguratorKind} from './kind';
import {materials} from 'joinery/families/parts/material';

/** A colour on offer. `value` is `#rrggbb` in lower case and identifies it; `multiplier` scales the price. */
export interface Color {
  name: string;
  value: string;
  multiplier: number;
  /** URL of a picture of the wood's grain, which may be relative to the store's domain. */
  grain?: string;
  /** The sample box includes it. */
  sample?: true;
  /** URL of a photograph of a piece in this colour. */
  image?: string;
}

/** KLIV's 19 colours, the default first. The values are approximations for the screen. */
const ralColors: readonly {de: string; en: string; value: string}[] = [
  {de: 'RAL 9010 Reinweiß', en: 'RAL 9010 Pure white', value: '#f1ede1'},
  {de: 'RAL 9001 Cremeweiß', en: 'RAL 9001 Cream', value: '#e9e0d2'},
  {de: 'RAL 1013 Perlweiß', en: 'RAL 1013 Oyster white', value: '#e3d9c6'},
  {de: 'RAL 1015 Hellelfenbein', en: 'RAL 1015 Light ivory', value: '#e6d2b5'},
  {de: 'RAL 7035 Lichtgrau', en: 'RAL 7035 Light grey', value: '#c5c7c4'},
  {de: 'RAL 7032 Kieselgrau', en: 'RAL 7032 Pebble grey', value: '#b5b0a1'},
  {de: 'RAL 9006 Weißaluminium', en: 'RAL 9006 White aluminium', value: '#a1a1a0'},
  {de: 'RAL 7016 Anthrazitgrau', en: 'RAL 7016 Anthracite grey', value: '#383e42'},
  {de: 'RAL 9005 Tiefschwarz', en: 'RAL 9005 Jet black', value: '#0e0e10'},
  {de: 'RAL 6021 Blassgrün', en: 'RAL 6021 Pale green', value: '#8a9977'},
  {de: 'RAL 6011 Resedagrün', en: 'RAL 6011 Reseda green', value: '#6c7c59'},
  {de: 'RAL 6005 Moosgrün', en: 'RAL 6005 Moss green', value: '#114232'},
  {de: 'RAL 5014 Taubenblau', en: 'RAL 5014 Pigeon blue', value: '#637d96'},
  {de: 'RAL 5008 Graublau', en: 'RAL 5008 Grey blue', value: '#2b3a44'},
  {de: 'RAL 3009 Oxidrot', en: 'RAL 3009 Oxide red', value: '#6d342d'},
  {de: 'RAL 3011 Braunrot', en: 'RAL 3011 Brown red', value: '#791f24'},
  {de: 'RAL 2001 Rotorange', en: 'RAL 2001 Red orange', value: '#ba4c1d'},
  {de: 'RAL 8017 Schokoladenbraun', en: 'RAL 8017 Chocolate brown', value: '#442f29'},
  {de: 'RAL 8019 Graubraun', en: 'RAL 8019 Grey brown', value: '#3d3635'},
];

function listRalColors(language: Language): Color[] {
  return ralColors.map((color) => ({name: color[language], value: color.value, multiplier: 1}));
}

/** The fallback of a standard product, which is built of oak. The sample box includes it. */
const oiledOak: Record<Language, Color> = {
  de: {name: 'Eiche, geölt', value: materials.oak.color, multiplier: 1, sample: true},
  en: {name: 'Oak, oiled', value: materials.oak.color, multiplier: 1, sample: true},
};

/** The colours of a product without a valid list. */
export function fallbackColors(kind: ConfiguratorKind, language: Language): Color[] {
  return kind === 'standard' ? [oiledOak[language]] : listRalColors(language);
}

/** Normalizes `#RGB` or `#RRGGBB`, with or without `#`, to lowercase `#rrggbb`. `undefined` for any other value. */
export function normalizeHexColor(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim());
  const digits = match?.[1]?.toLowerCase();
  return digits && `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

/** A larger multiplier is a typing error. */
const maxMultiplier = 100;

/**
 * Reads the name of a colour: a text, or texts by language (`{"de": "Eiche", "en": "Oak"}`), because Shopify may not be able to
 * translate JSON. Without a name in this language the one in the default language counts, then any other. `undefined` without a name.
 */
function readName(name: unknown, language: Language): string | undefined {
  const names = (typeof name === 'string' ? {[language]: name} : (name ?? {})) as Record<string, unknown>;
  const texts = [names[language], names[defaultLanguage], ...Object.values(names)];
  return texts.map((text) => (typeof text === 'string' ? text.trim() : '')).find(Boolean);
}

/**
 * Parses the metafield `farben`. A colour without a name, without a valid value or with a multiplier that isn't above zero is left
 * out, because it can't be shown or would have a wrong price. A second colour with the same value is left out too. Without a multiplier
 * a colour has no surcharge.
 */
export function parseColors(json: unknown, language: Language): Color[] {
  const colors = new Map<string, Color>();
  for (const entry of Array.isArray(json) ? json : []) {
    const {name: names, value, multiplier = 1, image, grain, sample} = (entry ?? {}) as Record<string, unknown>;
    const name = readName(names, language);
    const hexColor = normalizeHexColor(value);
    if (!name || !hexColor || colors.has(hexColor)) continue;
    if (typeof multiplier !== 'number' || !(multiplier > 0 && multiplier <= maxMultiplier)) continue;
    colors.set(hexColor, {
      name,
      value: hexColor,
      multiplier,
      ...(typeof image === 'string' && image && {image}),
      ...(typeof grain === 'string' && {grain}),
      ...(sample === true && {sample}),
    });
  }
  return [...colors.values()];
}
