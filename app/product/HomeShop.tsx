import {PriceNote} from '~/legal/PriceNote';
import {ButtonLink} from '~/ui/Button';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {betweenEdges} from '~/platform/images';
import type {HomeShopData} from './homeShop.server';
import styles from './HomeShop.module.css';

/** Furniture on the home page: a made-to-measure piece, and ready-made pieces (rule 6.14). */
export function HomeShop({piece, pieces, t}: HomeShopData) {
  return (
    <>
      {piece && <MadeToMeasurePiece piece={piece} t={t} />}
      {pieces.length > 0 && (
        <section className={styles.pieces} aria-label={t.furniture}>
          <ul className={styles.row}>
            {pieces.map(({handle, title, image, price}) => (
              <li key={handle}>
                <LocalLink to={`/product/${handle}`} className={styles.card} prefetch="viewport">
                  {image && (
                    <Picture image={image} ratio="4 / 5" sizes={`(min-width: 700px) 31vw, ${betweenEdges}`} alt="" />
                  )}
                  <h3>{title}</h3>
                  <span className={styles.price}>{price}</span>
                </LocalLink>
              </li>
            ))}
          </ul>
          <PriceNote showsCosts />
        </section>
      )}
    </>
  );
}

function MadeToMeasurePiece({piece, t}: {piece: NonNullable<HomeShopData['piece']>; t: HomeShopData['t']}) {
  return (
    <section className={styles.measured} aria-labelledby="piece">
      {piece.image && (
        <Picture image={piece.image} ratio="5 / 4" sizes={`(min-width: 1000px) 55vw, ${betweenEdges}`} alt="" />
      )}
      <div className={styles.words}>
        <h2 id="piece" className="heading">
          {piece.title}
        </h2>
        <p>{t.madeToMeasureNote}</p>
        <PieceLinks label={t.length} options={piece.lengths} />
        <PieceLinks label={t.finish} options={piece.colors} />
        <p className={styles.sum}>
          <span className="annotation">{piece.details}</span>
          <span className={styles.price}>{piece.price}</span>
        </p>
        <PriceNote price={piece.cents} />
        <ButtonLink to={piece.path} look="filled">
          {t.order}
        </ButtonLink>
      </div>
    </section>
  );
}

interface PieceLinksProps {
  label: string;
  /** `value` is the colour of a wood. */
  options: readonly {name: string; path: string; value?: string}[];
}

function PieceLinks({label, options}: PieceLinksProps) {
  return (
    <nav aria-label={label} className={styles.links}>
      <p className="annotation" aria-hidden="true">
        {label}
      </p>
      {options.map(({name, path, value}) => (
        <LocalLink
          key={name}
          to={path}
          className={value ? styles.color : styles.length}
          style={value ? {background: value} : undefined}
        >
          <span className={value ? 'visually-hidden' : undefined}>{name}</span>
        </LocalLink>
      ))}
    </nav>
  );
}
