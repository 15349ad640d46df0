import {useEffect, useState} from 'react';
import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {messages as pieceMessages} from '../../offer/messages';
import {messages} from '../messages';
import styles from './saved.module.css';
import {pricesPath, type PresentPrice, type PresentPrices, type SavedPiece} from './savedPieces';

interface SavedListProps {
  pieces: readonly SavedPiece[];
  onRemove(path: string): void;
}

/** Saved pieces with the prices of then and, where they differ, of today. The link of one that isn't made any more leads to the nearest. */
export function SavedList({pieces, onRemove}: SavedListProps) {
  const t = useMessages(messages);
  const {onRequest} = useMessages(pieceMessages);
  const language = useLanguage();
  const prices = usePresentPrices(pieces);
  const format = (cents: number | null) => (cents === null ? onRequest : formatPrice(cents, language));
  const describePrice = (present: PresentPrice, saved: number | null) => {
    if (present === 'nearestOffered' || present === 'notOffered') return t[present];
    return present === saved ? format(saved) : t.changedPrice(format(present), format(saved));
  };
  return (
    <ul className={styles.saved}>
      {pieces.map(({path, title, details, cents}) => {
        const name = `${title}, ${details}`;
        const {[path]: present = cents} = prices;
        return (
          <li key={path}>
            <span className={styles.name}>
              <LocalLink to={path}>{name}</LocalLink>
              <span className="annotation">{describePrice(present, cents)}</span>
            </span>
            <button type="button" aria-label={t.removeNamed(name)} onClick={() => onRemove(path)}>
              {t.remove}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Loads today's prices of pieces in one request. Until they arrive, or if the request fails, there are none. */
function usePresentPrices(pieces: readonly SavedPiece[]): PresentPrices {
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
