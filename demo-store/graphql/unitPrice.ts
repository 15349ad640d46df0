import type {MeasureUnit, VariantRecord} from '../model';

/** The type of each unit, and its factor to the base unit (litre, gram, metre, square metre). */
const units: Record<MeasureUnit, {type: 'VOLUME' | 'WEIGHT' | 'LENGTH' | 'AREA'; base: number}> = {
  ML: {type: 'VOLUME', base: 0.001},
  CL: {type: 'VOLUME', base: 0.01},
  L: {type: 'VOLUME', base: 1},
  M3: {type: 'VOLUME', base: 1000},
  MG: {type: 'WEIGHT', base: 0.001},
  G: {type: 'WEIGHT', base: 1},
  KG: {type: 'WEIGHT', base: 1000},
  MM: {type: 'LENGTH', base: 0.001},
  CM: {type: 'LENGTH', base: 0.01},
  M: {type: 'LENGTH', base: 1},
  M2: {type: 'AREA', base: 1},
};

/** The price of the reference quantity in cents. Nobody pays it, so Shopify doesn't round it to cents but to a tenth of one. */
export function calculateUnitPrice({price, unit}: VariantRecord): number | undefined {
  if (!unit) return undefined;
  const amount = unit.value * units[unit.unit].base;
  return Math.round((price * unit.referenceValue * units[unit.referenceUnit].base * 10) / amount) / 10;
}

export function toUnitPriceMeasurement({unit}: VariantRecord) {
  if (!unit) return null;
  return {
    measuredType: units[unit.unit].type,
    quantityUnit: unit.unit,
    quantityValue: unit.value,
    referenceUnit: unit.referenceUnit,
    referenceValue: unit.referenceValue,
  };
}
