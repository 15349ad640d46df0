import type {Plan} from 'joinery/plan/plan';
import {memo, useMemo, useEffect, useRef, useState} from 'react';
import {FitSection} from '~/configurator/fit/FitSection';
import styles from '~/configurator/form/configurator.module.css';
import {PriceTable} from '~/configurator/form/PriceTable';
import type {PieceState} from '~/configurator/form/usePiece';
import {getLargest} from '~/configurator/offer/availableValues';
import {messages} from '~/configurator/offer/messages';
import {moveMeasure} from '~/configurator/piece/correctPiece';
import {describePiece, questionPath} from '~/configurator/piece/describePiece';
import {getMeasures, type Piece} from '~/configurator/piece/piece';
import {configurationPath, sheetPath} from '~/configurator/piece/piecePath';
import {millimetresPerUnit} from '~/configurator/piece/planPiece';
import type {PieceToolsProps} from '~/configurator/sheet/PieceTools';
import {Drawing} from '~/configurator/viewer/Drawing';
import {findPhoto} from '~/configurator/viewer/photo';
import {Viewer} from '~/configurator/viewer/Viewer';
import {formatPrice} from '~/i18n/formats';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import type {Elements} from '~/ui/elements';
import {useLazyComponent, whenIdle} from '~/ui/lazyComponent';
import {LocalLink} from '~/ui/LocalLink';
import {MerchantHtml} from '~/ui/MerchantHtml';
import {TextLink} from '~/ui/TextLink';
import {Gallery} from './Gallery';
import {shopMessages} from './messages';
import {MoreInfo} from './MoreInfo';
import {PriceFacts} from './PriceFacts';
import rowStyles from './PriceFacts.module.css';
import type {Product} from './product';

// Memoized, because these parts don't depend on the sizes and must not render at every step of a slider.
const MemoizedGallery = memo(Gallery);
const Description = memo(function Description({product}: {product: Product}) {
  const shop = useMessages(shopMessages);
  return (
    <>
      <MerchantHtml html={product.descriptionHtml} />
      <MoreInfo title={shop.moreInfo} facts={product.details} />
    </>
  );
});

interface ConfiguratorPageProps {
  product: Product;
  state: PieceState;
  /** Cents; `null` for a piece that has no price. */
  price: number | null;
  /** The form that adds the piece to the cart. */
  children: Elements;
}

/** The page of a made-to-measure product, whose drawing stays in view beside or above the form. */
export function ConfiguratorPage({product, state, price, children}: ConfiguratorPageProps) {
  const t = useMessages(messages);
  const shop = useMessages(shopMessages);
  const language = useLanguage();
  const shownPrice = price === null ? t.onRequest : formatPrice(price, language);
  const {piece, plan, change} = state;
  const [first, second] = getMeasures(piece);
  const details = describePiece(piece, language);
  const photo = findPhoto(piece, product.images);
  const otherPictures = useMemo(() => product.images.filter((image) => image !== photo), [product.images, photo]);
  const factor = millimetresPerUnit[piece.kind];
  const largestSize = {
    horizontal: getLargest(first.available) * factor,
    vertical: getLargest(second.available) * factor,
  };
  return (
    <article>
      <div className={`${styles.workbench} flow`}>
        <Viewer
          piece={piece}
          plan={plan}
          details={details}
          largest={largestSize}
          photo={photo}
          priceText={shownPrice}
          drawing={
            <Drawing
              construction={piece.offer.construction}
              configuration={piece.configuration}
              plan={plan}
              details={details}
              largest={largestSize}
              onPull={(measure, value) =>
                change(moveMeasure(state, measure === 'horizontal' ? first.field : second.field, value))
              }
            />
          }
        />
        <div className={`${styles.form} flow`}>
          <header className={styles.head}>
            <p className="annotation">{shop.madeToMeasure}</p>
            <h1 className="heading">{product.title}</h1>
            <p className={styles.price}>{shownPrice}</p>
            <PriceFacts product={product} price={price} />
            <PieceRow product={product} piece={piece} plan={plan} details={details} />
            <PriceTable piece={piece} />
            <PriceAnnouncement text={`${t.price}: ${shownPrice}`} />
          </header>
          {children}
          {piece.offer.construction && <FitSection title={product.title} state={state} />}
          {piece.offer.construction && (
            <p>
              <TextLink to={sheetPath(product.handle, piece.configuration)} arrow>
                {t.sheet}
              </TextLink>
            </p>
          )}
          <Description product={product} />
          <MoreInfo
            title={shop.safety}
            facts={[
              {label: shop.itemNumber, text: `${product.handle} ${configurationPath(piece.configuration)}`},
              ...product.legalFacts,
            ]}
          />
        </div>
      </div>
      {otherPictures.length > 0 && (
        <div className={`${styles.pictures} flow`}>
          <MemoizedGallery images={otherPictures} index={0} isBelowFold />
        </div>
      )}
    </article>
  );
}

/** The delay of the announcement in ms, because moving a slider passes a hundred prices. */
const announcementDelay = 600;

/** Announces a changed price to screen readers. */
function PriceAnnouncement({text}: {text: string}) {
  const [announcement, setAnnouncement] = useState('');
  const initialText = useRef(text);
  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= text !== initialText.current;
    if (!hasChanged.current) return;
    const timer = setTimeout(() => setAnnouncement(text), announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

const importTools = () => import('~/configurator/sheet/PieceTools').then(({PieceTools}) => PieceTools);

interface PieceRowProps {
  product: Product;
  piece: Piece;
  /** `null` for a piece that can be neither saved nor shown in a room. */
  plan: Plan | null;
  /** The piece in words. */
  details: string;
}

/** Links and buttons for a piece: to ask about it, and tools whose code loads once the browser is idle. */
function PieceRow({product: {handle, title}, piece, plan, details}: PieceRowProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [Tools, load] = useLazyComponent<PieceToolsProps>(importTools);
  useEffect(() => whenIdle(() => void load(), {fallbackDelay: 1000}), [load]);
  return (
    <div className={rowStyles.tools}>
      <LocalLink to={questionPath(title, details, language)}>
        <span>{t.question}</span>
        <span className="visually-hidden">{` ${t.questionAbout}`}</span>
      </LocalLink>
      {Tools && plan && <Tools handle={handle} title={title} piece={piece} plan={plan} details={details} />}
    </div>
  );
}
