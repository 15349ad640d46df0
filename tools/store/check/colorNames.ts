import {normalizeHexColor, parseColors, type Color} from '~/configurator/offer/colors';
import {isRecord, readJson} from '~/content/fields';
import {configuratorKind} from '~/configurator/offer/kind';
import {defaultLanguage, type Language} from '~/i18n/language';
import {getLanguageName} from '../languages';
import {selectFindings, type Finding} from './finding';
import {findMetafield, type Product, type StorefrontContent} from './storefrontContent';

/** A name such as `RAL 7016` is none in any language. */
const hasWord = ({name}: Color) => /\p{Ll}{3}/u.test(name);

/** Values of the colours that the metafield itself names in a language. Such a name may be the same as the German one. */
function listNamedIn(language: Language, json: unknown): (string | undefined)[] {
  const colors = Array.isArray(json) ? json.filter(isRecord) : [];
  return colors.filter(({name}) => isRecord(name) && name[language]).map(({value}) => normalizeHexColor(value));
}

/** Returns the colours of a product that have a German name alone: none, if its metafield is translated. */
function findUnnamed(product: Product, translatedPalette: string, language: Language): Color[] {
  const json = readJson({value: findMetafield(product, 'farben') ?? 'null'});
  const named = listNamedIn(language, json);
  const unnamed = parseColors(json, defaultLanguage).filter((color) => hasWord(color) && !named.includes(color.value));
  const translatedColors = parseColors(readJson({value: translatedPalette}), language);
  const translatedNames = new Map(translatedColors.map(({value, name}) => [value, name]));
  return unnamed.every(({value, name}) => translatedNames.get(value) === name) ? unnamed : [];
}

/** Reports colours of made-to-measure products that have German names alone (rule 11.7). */
export function checkColorNames({products, translations}: StorefrontContent): Finding[] {
  const findings = translations.map(({language, palettes}) => {
    const unnamed = products.filter(configuratorKind).flatMap((product) => {
      const {handle} = product;
      const names = findUnnamed(product, palettes.get(handle) ?? 'null', language).map(({name}) => name);
      return names.length > 0 ? [`${handle} (${names.join('; ')})`] : [];
    });
    return {
      isWrong: unnamed.length > 0,
      problem: `Colours without a name in ${getLanguageName(language)}: ${unnamed.join(', ')}.`,
      fix: 'Write both into the metafield farben: "name": {"de": "Eiche", "en": "Oak"}.',
    };
  });
  return selectFindings('translations', findings);
}
