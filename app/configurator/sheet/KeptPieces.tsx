import {useEffect, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {LocalLink} from '~/ui/LocalLink';
import {maxKept, storedKept, storeKept, withoutPiece, withPiece, type KeptPiece} from './kept';
import {messages} from './messages';
import type {Sheet} from './sheet.server';
import styles from './sheet.module.css';
import {pictureOf} from './ViewFigure';

/** The pieces that this device keeps, after a press; two of them side by side. */
export function KeptPieces({sheet}: {sheet: Sheet}) {
  const t = useMessages(messages);
  const [kept, setKept] = useState<KeptPiece[]>([]);
  const [chosen, setChosen] = useState<string[]>([]);
  const [told, setTold] = useState('');
  useEffect(() => setKept(storedKept()), []);
  const {length, depth, height} = sheet.size;
  const [path = ''] = sheet.path.split('?');
  const front = sheet.views[0];
  const change = (list: KeptPiece[], done: string) => {
    const stored = storeKept(list);
    setTold(stored ? done : t.notKept);
    if (stored) setKept(list);
  };
  const keep = () => {
    if (!front) return;
    // Another tab may have kept one meanwhile.
    const known = withoutPiece(storedKept(), path);
    if (known.length >= maxKept) return setTold(t.full);
    const piece = {
      ...{path, title: sheet.title, details: sheet.details, price: sheet.price, date: sheet.date},
      size: t.sizes(length, depth, height),
      weight: t.about(sheet.weight),
      picture: pictureOf(front, sheet.color),
    };
    change(withPiece(known, piece), t.kept);
  };
  const remove = (gone: string) => {
    change(withoutPiece(storedKept(), gone), '');
    setChosen(chosen.filter((one) => one !== gone));
  };
  // A third choice replaces the older of the two.
  const choose = (one: string) =>
    setChosen(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen.slice(-1), one]);
  const pair = chosen.flatMap((one) => kept.find((piece) => piece.path === one) ?? []);
  return (
    <div className="only-script">
      <div className={styles.buttons}>
        <Button onClick={keep}>{t.keep}</Button>
        <span role="status">{told}</span>
      </div>
      {kept.length > 0 && (
        <>
          <h2 className={styles.keptHead}>{t.keptPieces}</h2>
          {kept.length > 1 && <p className="annotation">{t.compareHint}</p>}
          <ul className={styles.kept}>
            {kept.map((piece) => {
              const name = `${piece.title}, ${piece.details}`;
              return (
                <li key={piece.path}>
                  <input
                    type="checkbox"
                    aria-label={t.compare(name)}
                    checked={chosen.includes(piece.path)}
                    onChange={() => choose(piece.path)}
                  />
                  <img src={piece.picture} alt="" />
                  <LocalLink to={piece.path}>{name}</LocalLink>
                  <button type="button" aria-label={t.removeNamed(name)} onClick={() => remove(piece.path)}>
                    {t.remove}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {pair.length === 2 && <Comparison pair={pair} />}
    </div>
  );
}

function Comparison({pair}: {pair: readonly KeptPiece[]}) {
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
              {piece.title}, {piece.details}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row === 'date' ? t.keptOn : t[row]}</th>
            {pair.map((piece) => (
              <td key={piece.path}>{piece[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
