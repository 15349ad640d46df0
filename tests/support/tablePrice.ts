/**
 * Cents of the studio's table, by the formula of the specification with the table's figures: (389 + length × 4.35 +
 * width × 6.20) × multiplier, half up to 5 euros. Without any code of the site. Length and width in cm, `percent` is the
 * wood's multiplier times 100.
 */
export function tablePrice(length: number, width: number, percent = 100): number {
  const hundredthCents = (38_900 + 435 * length + 620 * width) * percent;
  return Math.floor((hundredthCents + 25_000) / 50_000) * 500;
}

/** Cents in words, with plain spaces: `1.495,00 €` in German, `€1,495.00` in English. */
export function inEuros(cents: number, language: 'de' | 'en' = 'de'): string {
  const [thousands, decimals] = language === 'de' ? ['.', ','] : [',', '.'];
  const figure = `${String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, thousands)}${decimals}${String(cents % 100).padStart(2, '0')}`;
  return language === 'de' ? `${figure} €` : `€${figure}`;
}
