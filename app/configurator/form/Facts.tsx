import {computeOuterSize} from 'joinery/families/construction';
import {calculateFloor, findLongestPart, passesStair, countSeats, calculateWeight} from 'joinery/plan/facts';
import type {Plan} from 'joinery/plan/plan';
import {findSaggingSpan} from 'joinery/statics/spans';
import {useDeferredValue, useMemo} from 'react';
import {perLanguage} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {messages} from '../offer/messages';
import {describePiece, enquiryPath} from '../piece/describePiece';
import type {Piece} from '../piece/piece';
import {getChosenSize} from '../piece/planPiece';
import styles from './configurator.module.css';
import {findSagging, saggingText} from './sagging';

/** The width of a usual staircase in cm. */
const stairWidth = 90;

/** From this length in m of the longest part on, the facts mention the staircase. */
const longPart = 1.5;

const getMetreFormat = perLanguage(
  (language) => new Intl.NumberFormat(language, {minimumFractionDigits: 1, maximumFractionDigits: 2}),
);

/**
 * Facts that follow from the plan of a piece: weight, seats, floor space, whether it fits up a staircase, and which board sags. `title`
 * is the product's.
 */
export function Facts({title, piece, plan}: {title: string; piece: Piece; plan: Plan | null}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {configuration, offer} = piece;
  const {construction} = offer;
  if (!construction || !plan) return null;
  const {parts} = plan;
  const metreFormat = getMetreFormat(language);
  const size = computeOuterSize(construction, getChosenSize(configuration));
  const seats = countSeats(construction, size);
  const floor = calculateFloor(construction, size)?.map((measure) => metreFormat.format(measure / 1000));
  const getFloorText = seats > 1 ? t.floor : t.floorOfOne;
  const longest = (findLongestPart(parts)?.length ?? 0) / 1000;
  const getStairText = passesStair(parts, stairWidth * 10) ? t.passes : t.doesNotPass;
  const facts = [
    t.weight(Math.round(calculateWeight(parts))),
    seats > 1 && t.seats(seats),
    floor && getFloorText(floor.join('\u00a0×\u00a0')),
    longest >= longPart && getStairText(metreFormat.format(longest), stairWidth),
  ];
  return (
    <div>
      <Sagging title={title} piece={piece} plan={plan} />
      <ul className="annotation">{facts.map((fact, index) => fact && <li key={index}>{fact}</li>)}</ul>
    </div>
  );
}

/**
 * Warns that a board would sag, and shows what helps and a link to ask for it. The whole warning may be that of the size before, but
 * never stays for a straight piece.
 */
function Sagging({title, piece, plan}: {title: string; piece: Piece; plan: Plan}) {
  const language = useLanguage();
  // To find what helps takes longer than a slider's step may, so it waits for the step's picture.
  const warnedPiece = useDeferredValue(piece);
  const warnedPlan = useDeferredValue(plan);
  const sagging = useMemo(() => findSagging(warnedPiece, warnedPlan), [warnedPiece, warnedPlan]);
  const advice = sagging && findSaggingSpan(plan) && saggingText(warnedPiece, sagging, language);
  return (
    <>
      <p role="status" className={styles.correction}>
        {advice?.text}
      </p>
      {advice && (
        <p className={`annotation ${styles.sagging}`}>
          <TextLink
            to={enquiryPath(title, `${describePiece(warnedPiece, language)}, ${advice.request}`, language)}
            arrow
          >
            {advice.link}
          </TextLink>
        </p>
      )}
    </>
  );
}
