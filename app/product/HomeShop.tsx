import drawingStyles from '~/configurator/drawing/drawing.module.css';
import {PriceNote} from '~/legal/PriceNote';
import {ButtonLink} from '~/ui/Button';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {betweenEdges} from '~/platform/images';
import type {HomeShop as HomeShopData} from './homeShop.server';
import styles from './HomeShop.module.css';

/** Furniture on the home page: a made-to-measure piece with choices, and ready-made pieces. */
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

/** Each choice is a link to this page, so that the worker draws the piece without the configurator's code in the browser. */
function MadeToMeasurePiece({piece, t}: {piece: NonNullable<HomeShopData['piece']>; t: HomeShopData['t']}) {
  const choices = [
    {label: t.length, options: piece.lengths, className: styles.length},
    {label: t.finish, options: piece.colors, className: styles.color},
  ];
  return (
    <section className={styles.measured} aria-labelledby="piece">
      <div className={styles.drawing}>
        <div className={drawingStyles.drawing} dangerouslySetInnerHTML={{__html: piece.drawing}} />
      </div>
      <div className={styles.words}>
        <h2 id="piece" className="heading">
          {piece.title}
        </h2>
        <p>{t.madeToMeasureNote}</p>
        {choices.map(({label, options, className}) => (
          <nav key={label} aria-label={label} className={styles.choice}>
            <p className="annotation" aria-hidden="true">
              {label}
            </p>
            {options.map(({name, query, isChosen, ...color}) => (
              <LocalLink
                key={name}
                to={`/?${query}`}
                replace
                preventScrollReset
                aria-current={isChosen || undefined}
                className={className}
                style={'value' in color ? {background: String(color.value)} : undefined}
              >
                <span className={'value' in color ? 'visually-hidden' : undefined}>{name}</span>
              </LocalLink>
            ))}
          </nav>
        ))}
        <p role="status" className={styles.sum}>
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
