import {parseColors} from '~/configurator/rules/colors';
import {isRecord, readJson} from '~/configurator/rules/json';
import {configuratorKind} from '~/configurator/rules/kind';
import {defaultLanguage, type Language} from '~/i18n/language';
import {getLanguageName} from '../languages';
import {selectFindings, type Finding} from './finding';
import {findMetafield, type Product, type StorefrontContent} from './storefrontContent';

/** Whether the metafield itself names a colour in a language. Such a name may be the same as the German one. */
function namesColorIn(language: Language, json: unknown): boolean {
  return Array.isArray(json) && json.some((color) => isRecord(color) && isRecord(color.name) && color.name[language]);
}

/** Whether all colours of a product are called in a language as they are in German. A list that can't be read has no colours. */
function lacksColorNames(product: Product, translatedPalette: string, language: Language): boolean {
  const json = readJson({value: findMetafield(product, 'farben') ?? 'null'});
  const colors = parseColors(json, defaultLanguage);
  if (colors.length === 0 || namesColorIn(language, json)) return false;
  const translatedColors = parseColors(readJson({value: translatedPalette}), language);
  const translatedNames = new Map(translatedColors.map(({value, name}) => [value, name]));
  return colors.every(({value, name}) => translatedNames.get(value) === name);
}

/** Reports made-to-measure products whose own colours have German names alone (rule 11.7). */
export function checkColorNames({products, translations}: StorefrontContent): Finding[] {
  const findings = translations.map(({language, palettes}) => {
    const handles = products.filter(configuratorKind).flatMap((product) => {
      const palette = palettes.get(product.handle);
      return palette && lacksColorNames(product, palette, language) ? [product.handle] : [];
    });
    return {
      isWrong: handles.length > 0,
      problem: `Colours without a name in ${getLanguageName(language)}: ${handles.join(', ')}.`,
      fix: 'Write both into the metafield farben: "name": {"de": "Eiche", "en": "Oak"}.',
    };
  });
  return selectFindings('translations', findings);
}
