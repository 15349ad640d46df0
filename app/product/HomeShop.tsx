import drawing from '~/configurator/drawing/drawing.module.css';
import {useHasPolicy} from '~/legal/useHasPolicy';
import {ButtonLink} from '~/ui/Button';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {TextLink} from '~/ui/TextLink';
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
              <li key={handle} className={styles.item}>
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
          <VatNote t={t} />
        </section>
      )}
    </>
  );
}

/** Each choice is a link to this page, so that the worker draws the piece without the configurator's code in the browser. */
function MadeToMeasurePiece({piece, t}: {piece: NonNullable<HomeShopData['piece']>; t: HomeShopData['t']}) {
  const choices = [
    {label: t.length, list: piece.lengths, look: styles.length},
    {label: t.finish, list: piece.colors, look: styles.color},
  ];
  return (
    <section className={styles.measured} aria-labelledby="piece">
      <div className={styles.drawing}>
        <div className={drawing.drawing} dangerouslySetInnerHTML={{__html: piece.drawing}} />
      </div>
      <div className={styles.words}>
        <h2 id="piece" className="heading">
          {piece.title}
        </h2>
        <p>{t.measured}</p>
        {choices.map(({label, list, look}) => (
          <nav key={label} aria-label={label} className={styles.choice}>
            <p className="annotation" aria-hidden="true">
              {label}
            </p>
            {list.map(({name, query, chosen, ...color}) => (
              <LocalLink
                key={name}
                to={`/?${query}`}
                replace
                preventScrollReset
                aria-current={chosen || undefined}
                className={look}
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
        <VatNote t={t} />
        <ButtonLink to={piece.path} look="filled">
          {t.order}
        </ButtonLink>
      </div>
    </section>
  );
}

function VatNote({t}: {t: HomeShopData['t']}) {
  return (
    <p className="annotation">
      {t.vat} {useHasPolicy('shipping') ? <TextLink to="/legal/shipping-policy">{t.shipping}</TextLink> : t.shipping}
    </p>
  );
}
