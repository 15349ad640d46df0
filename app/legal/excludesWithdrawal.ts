/** A product as the store has it; the metafield is the text `true` or `false`. */
interface FlaggedProduct {
  widerruf_ausgeschlossen?: {value: string} | null;
}

/** Whether there is no right of withdrawal. Where the store says nothing, the right exists (rule 18.6). */
export function excludesWithdrawal({widerruf_ausgeschlossen}: FlaggedProduct): boolean {
  return widerruf_ausgeschlossen?.value === 'true';
}
