import {useState} from 'react';
import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {LocalLink} from '~/ui/LocalLink';
import {messages as pieceMessages} from '../../rules/messages';
import {messages} from '../messages';
import styles from './saved.module.css';
import {getChangedPrice, type SavedPiece} from './savedPieces';
import {usePresentPrices} from './usePresentPrices';

interface SavedListProps {
  pieces: readonly SavedPiece[];
  onRemove(path: string): void;
}

/** Saved pieces with changes of their prices. Two that are checked are compared side by side. */
export function SavedList({pieces, onRemove}: SavedListProps) {
  const t = useMessages(messages);
  const {onRequest} = useMessages(pieceMessages);
  const language = useLanguage();
  const prices = usePresentPrices(pieces);
  const [checkedPaths, setCheckedPaths] = useState<string[]>([]);
  // A third one replaces the older of the two.
  const toggle = (path: string) =>
    setCheckedPaths(
      checkedPaths.includes(path) ? checkedPaths.filter((other) => other !== path) : [...checkedPaths.slice(-1), path],
    );
  const pair = checkedPaths.flatMap((path) => pieces.find((piece) => piece.path === path) ?? []);
  const priceNote = (piece: SavedPiece) => {
    const price = getChangedPrice(piece, prices);
    if (price === undefined) return piece.price;
    return t.changedPrice(price === null ? onRequest : formatPrice(price, language), piece.price);
  };
  return (
    <>
      {pieces.length > 1 && <p className="annotation">{t.compareHint}</p>}
      <ul className={styles.saved}>
        {pieces.map((piece) => {
          const name = `${piece.title}, ${piece.details}`;
          return (
            <li key={piece.path}>
              <input
                type="checkbox"
                aria-label={t.compare(name)}
                checked={checkedPaths.includes(piece.path)}
                onChange={() => toggle(piece.path)}
              />
              <img src={piece.picture} alt="" />
              <span className={styles.name}>
                <LocalLink to={piece.path}>{name}</LocalLink>
                <span className="annotation">{priceNote(piece)}</span>
              </span>
              <button type="button" aria-label={t.removeNamed(name)} onClick={() => onRemove(piece.path)}>
                {t.remove}
              </button>
            </li>
          );
        })}
      </ul>
      {pair.length === 2 && <Comparison pair={pair} />}
    </>
  );
}

function Comparison({pair}: {pair: readonly SavedPiece[]}) {
  const t = useMessages(messages);
  const rows = ['price', 'size', 'weight', 'date'] as const;
  return (
    <table className={styles.comparison}>
      <caption className="visually-hidden">{t.comparison}</caption>
      <thead>
        <tr>
          <td />
          {pair.map((piece) => (
            <th key={piece.path} scope="col">
              <img src={piece.picture} alt="" />
              <span>{`${piece.title}, ${piece.details}`}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row === 'date' ? t.savedOn : t[row]}</th>
            {pair.map((piece) => (
              <td key={piece.path}>{piece[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
