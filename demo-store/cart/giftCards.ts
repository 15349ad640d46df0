import type {GiftCardRecord} from '../model';

/** The amount that a gift card pays, in cents. */
export interface AppliedGiftCard {
  record: GiftCardRecord;
  amount: number;
}

/** People enter a code with spaces or without, in any letter case. */
const normalizeCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const findCard = (cards: readonly GiftCardRecord[], code: string) =>
  cards.find((card) => normalizeCode(card.code) === normalizeCode(code) && card.balance > 0);

/** The codes without duplicates, in the spelling of the content. A code without a card, or of an empty card, is left out silently. */
export function uniqueCards(codes: readonly string[], cards: readonly GiftCardRecord[]): string[] {
  return [...new Set(codes.flatMap((code) => findCard(cards, code)?.code ?? []))];
}

/** The cards pay in the order of the codes, each one what the cards before it have left over. */
export function appliedGiftCards(
  codes: readonly string[],
  cards: readonly GiftCardRecord[],
  total: number,
): AppliedGiftCard[] {
  let remaining = total;
  return codes.flatMap((code) => {
    const record = findCard(cards, code);
    if (!record) return [];
    const amount = Math.min(record.balance, remaining);
    remaining -= amount;
    return [{record, amount}];
  });
}
