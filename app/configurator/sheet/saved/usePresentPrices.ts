import {useEffect, useState} from 'react';
import {pricesPath, type PresentPrices, type SavedPiece} from './savedPieces';

/** Loads today's prices of pieces in one request. Until they arrive, or if the request fails, there are none. */
export function usePresentPrices(pieces: readonly SavedPiece[]): PresentPrices {
  const [prices, setPrices] = useState<PresentPrices>({});
  const path = pieces.length > 0 ? pricesPath(pieces) : '';
  useEffect(() => {
    if (!path) return;
    const controller = new AbortController();
    fetch(path, {signal: controller.signal})
      .then((answer) => (answer.ok ? (answer.json() as Promise<PresentPrices>) : {}))
      .then(setPrices, () => undefined);
    return () => controller.abort();
  }, [path]);
  return prices;
}
