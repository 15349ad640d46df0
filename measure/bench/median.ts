/** The median. For an even number of figures the higher of the two middle ones; `NaN` for an empty list. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
