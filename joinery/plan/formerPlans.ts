import type {Language} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import type {FamilyName} from '../families/families';
import {planVersion} from './plan';

/** A version of the plan to which pieces were sold. No code draws it any more. */
interface FormerPlan {
  /** The release of this project that draws it. */
  release: string;
  /** What the next version builds differently, by family. A family that isn't named is built as before. */
  changes: Partial<Record<FamilyName, Record<Language, string>>>;
}

const tableChanges = {
  de: 'Steg und Riegel mit Brüstungen, breiterer Holm',
  en: 'stretcher and rails with shoulders, wider beam',
};

const formerPlans: Readonly<Record<number, FormerPlan>> = {
  1: {
    release: '1.0.0',
    changes: {
      wardrobe: {
        de: 'Sockel auch hinten und unter jeder Mittelseite, Verbinder statt Leim, Rückwände im Falz verschraubt, Stangen aus Buche, Birke 18\u00a0mm, hohe Türen mit Spanner; über 150\u00a0cm: zwei Korpusse',
        en: 'plinth also at the back and below each upright, connectors instead of glue, backs screwed in rebates, rails of beech, birch 18\u00a0mm, high doors with straighteners; above 150\u00a0cm: two carcasses',
      },
      sideboard: {
        de: 'Rückwand im Falz verschraubt, Birke 18\u00a0mm, Fronten 4\u00a0mm vor dem Korpus; auf Beinen: Stahlplatten, zwei Riegel unter dem Unterboden',
        en: 'back screwed in rebates, birch 18\u00a0mm, fronts 4\u00a0mm before the carcass; on legs: plates of steel, two rails below the bottom',
      },
      shelf: {
        de: 'durch die Leiste an die Wand geschraubt; massiv: Grate nur vorn verleimt; gestrichen: Fichte 22\u00a0mm',
        en: 'screwed to the wall through the batten; solid wood: dovetails glued at the front only; painted: spruce 22\u00a0mm',
      },
      table: tableChanges,
      desk: {
        de: `${tableChanges.de}, Durchbruch für Kabel`,
        en: `${tableChanges.en}, opening for cables`,
      },
      planter: {
        de: 'hohe Wände: einzelne Bleche um den Boden; draußen: Ablauflöcher im Zuschnitt; über 120\u00a0cm breit: Zuganker auch nach der Breite',
        en: 'high walls: sheets of their own around the base; outdoors: drain holes in the blank; wider than 120\u00a0cm: ties by width too',
      },
    },
  },
};

const messages = defineMessages({
  de: {
    sold: (sold: number, drawn: number) => `Verkauft nach Plan ${sold}, gezeichnet nach Plan ${drawn}.`,
    changed: (changes: string) => `Neu daran: ${changes}.`,
    unchanged: 'Gebaut wird es wie zuvor.',
    unknown: (sold: number) => `Verkauft nach Plan ${sold}, den nur eine neuere Version zeichnet.`,
    release: (sold: number, release: string) => `Nach Plan ${sold} zeichnet die Version ${release}.`,
  },
  en: {
    sold: (sold: number, drawn: number) => `Sold to plan ${sold}, drawn to plan ${drawn}.`,
    changed: (changes: string) => `New in it: ${changes}.`,
    unchanged: 'It is built as before.',
    unknown: (sold: number) => `Sold to plan ${sold}, which only a newer release draws.`,
    release: (sold: number, release: string) => `Release ${release} draws plan ${sold}.`,
  },
});

/**
 * What the workshop has to know of a piece that was sold to this version of the plan (rule 19.9): what is built differently by now, and
 * which release draws it as it was sold. `null` for the version of today.
 */
export function describeFormerPlan(sold: number, family: FamilyName, language: Language): string | null {
  const t = messages[language];
  // The release may have been taken back since.
  if (sold > planVersion) return t.unknown(sold);
  const release = formerPlans[sold]?.release;
  if (release === undefined) return null;
  const changes = Object.entries(formerPlans)
    .filter(([version]) => Number(version) >= sold)
    .flatMap(([, plan]) => plan.changes[family]?.[language] ?? []);
  return [
    t.sold(sold, planVersion),
    changes.length > 0 ? t.changed(changes.join('; ')) : t.unchanged,
    t.release(sold, release),
  ].join(' ');
}
