import {useEffect, useState} from 'react';
import {pricesPath, type PresentPrices, type SavedPiece} from './savedPieces';

/** Today's prices of pieces, in one request; without an answer nothing is known of them. */
export function usePresentPrices(pieces: readonly SavedPiece[]): PresentPrices {
  const [prices, setPrices] = useState<PresentPrices>({});
  const path = pieces.length > 0 ? pricesPath(pieces) : '';
  useEffect(() => {
    if (!path) return;
    const leaving = new AbortController();
    fetch(path, {signal: leaving.signal})
      .then((answer) => (answer.ok ? (answer.json() as Promise<PresentPrices>) : {}))
      .then(setPrices, () => undefined);
    return () => leaving.abort();
  }, [path]);
  return prices;
}
