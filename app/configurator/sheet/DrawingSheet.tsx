import type {CSSProperties} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {PriceNote} from '~/legal/PriceNote';
import {TextLink} from '~/ui/TextLink';
import {messages} from './messages';
import type {Sheet} from './sheet.server';
import styles from './sheet.module.css';
import workshop from 'joinery/workshop/pages/workshop.module.css';
import {SheetTools} from './SheetTools';
import {TitleBlock} from './TitleBlock';
import {ViewFigure, computeViewWidth} from './ViewFigure';

/** Three views to scale and a title block, on A4 when printed. */
export function DrawingSheet({sheet}: {sheet: Sheet}) {
  const t = useMessages(messages);
  const {length, depth, height} = sheet.size;
  const verifiedText = sheet.formerPlanNote ? `${t.verifiedFormerText} ${sheet.formerPlanNote}` : t.verifiedText;
  const [front, side] = sheet.views;
  const labels = {
    front: t.viewLabel(t.front, length, height),
    left: t.viewLabel(t.left, depth, height),
    top: t.viewLabel(t.top, length, depth),
  };
  // Each of the three sizes is written once.
  const dimensions = {front: {width: length, height}, left: {width: depth}, top: {height: depth}};
  const viewsWidth = front && side ? computeViewWidth(front) + computeViewWidth(side) : 0;
  return (
    <article className={styles.sheet} style={{'--views-width': viewsWidth, '--color': sheet.color} as CSSProperties}>
      <div className={sheet.isBlockAside ? `${styles.page} ${styles.aside}` : styles.page}>
        <header className={styles.head}>
          <div>
            <p className="annotation">{t.sheet}</p>
            <h1 className="heading">{sheet.title}</h1>
            <p className="annotation">{sheet.details}</p>
          </div>
          {(sheet.order || sheet.isRefused) && (
            <p className={styles.seal} data-verified={sheet.order !== null}>
              <strong>{sheet.order ? t.verified : t.refused}</strong>{' '}
              <span>{sheet.order ? verifiedText : t.refusedText}</span>
            </p>
          )}
        </header>
        <div className={styles.views}>
          {sheet.views.map((view) => (
            <ViewFigure
              key={view.direction}
              view={view}
              label={labels[view.direction]}
              dimensions={dimensions[view.direction]}
            />
          ))}
        </div>
        <TitleBlock sheet={sheet} />
        <p className="annotation">{sheet.isWooden ? `${t.units} ${t.moisture}` : t.units}</p>
        {sheet.withdrawalNote && <p className="annotation">{sheet.withdrawalNote}</p>}
        <div className={styles.screen}>
          <PriceNote price={sheet.cents} showsCosts />
          <TextLink to={sheet.productPath} arrow>
            {t.back}
          </TextLink>
          <SheetTools sheet={sheet} />
        </div>
      </div>
      {sheet.workshop && <div className={workshop.pages} dangerouslySetInnerHTML={{__html: sheet.workshop.pages}} />}
    </article>
  );
}
