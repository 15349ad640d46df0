import {computeOuterSize} from 'joinery/families/construction';
import {calculateFloor, countSeats, calculateWeight} from 'joinery/plan/facts';
import type {Plan} from 'joinery/plan/plan';
import {passesStair} from 'joinery/plan/stair';
import {findSaggingSpan} from 'joinery/statics/spans';
import {useDeferredValue, useMemo} from 'react';
import {perLanguage, type Language} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {messages} from '../offer/messages';
import type {Delivery} from '../piece/delivery';
import {describePiece, enquiryPath} from '../piece/describePiece';
import type {Piece} from '../piece/piece';
import {getChosenSize} from '../piece/planPiece';
import styles from './configurator.module.css';
import {findSagging, saggingText} from './sagging';

/** The width of a usual staircase in cm. */
const stairWidth = 90;

/** From this length of a package on, in m, the facts mention the staircase. */
const longPackage = 1.5;

const getMetreFormat = perLanguage(
  (language) => new Intl.NumberFormat(language, {minimumFractionDigits: 1, maximumFractionDigits: 2}),
);

interface FactsProps {
  title: string;
  piece: Piece;
  plan: Plan | null;
  delivery: Delivery | null;
}

/**
 * Facts that follow from the plan of a piece: weight, seats, floor space, how it is delivered, whether it fits up a staircase, and which
 * board sags. `title` is the product's.
 */
export function Facts({title, piece, plan, delivery}: FactsProps) {
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
  const facts = [
    t.weight(Math.round(calculateWeight(parts))),
    seats > 1 && t.seats(seats),
    floor && getFloorText(floor.join('\u00a0×\u00a0')),
    ...(delivery ? describeDelivery(delivery, language) : []),
  ];
  return (
    <div>
      <Sagging title={title} piece={piece} plan={plan} />
      <ul className="annotation">{facts.map((fact, index) => fact && <li key={index}>{fact}</li>)}</ul>
    </div>
  );
}

/** In how many packages a piece comes, and whether a long one passes the staircase. */
function describeDelivery({packages, isFlat}: Delivery, language: Language): string[] {
  const t = messages[language];
  const getPackagesText = isFlat ? t.flatPackages : t.packages;
  const lengths = (passes: boolean) =>
    packages.flatMap(({packed}) => (passesStair(packed, stairWidth * 10) === passes ? [packed[0]] : []));
  const tooLong = lengths(false);
  const longest = Math.max(...(tooLong.length ? tooLong : lengths(true))) / 1000;
  const getStairText = tooLong.length ? t.doesNotPass : t.passes;
  return [
    packages.length > 1 ? getPackagesText(packages.length) : t.onePackage,
    ...(longest >= longPackage ? [getStairText(getMetreFormat(language).format(longest), stairWidth)] : []),
  ];
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
