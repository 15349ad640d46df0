import {perLanguage} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {calculateFloor, findLongestPart, passesStair, countSeats, calculateWeight} from '../plan/facts';
import {createPlan} from '../plan/plan';
import {getSelectedSize, computeOuterSize} from '../plan/sizes';
import {describe, enquiryPath} from '../rules/describe';
import {messages} from '../rules/messages';
import type {Piece} from '../rules/piece';
import {saggingText} from '../plan/saggingText';
import {findSagging} from '../plan/sagging';
import styles from './configurator.module.css';

/** The width of a stair in cm, and the length of a part in m from which the stair is worth mentioning. */
const stair = 90;
const longPart = 1.5;

const metresIn = perLanguage(
  (language) => new Intl.NumberFormat(language, {minimumFractionDigits: 1, maximumFractionDigits: 2}),
);

/**
 * Facts that follow from the plan of a piece: weight, seats, floor space, whether it passes a stair, which board sags. `title` is the
 * product's.
 */
export function Facts({title, piece}: {title: string; piece: Piece}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {configuration, offer} = piece;
  const {construction} = offer;
  const parts = construction && createPlan(construction, configuration)?.parts;
  if (!construction || !parts) return null;
  const metres = metresIn(language);
  const size = computeOuterSize(construction, getSelectedSize(configuration));
  const seats = countSeats(construction, size);
  const floor = calculateFloor(construction, size)?.map((measure) => metres.format(measure / 1000));
  const longest = (findLongestPart(parts)?.length ?? 0) / 1000;
  const facts = [
    t.weight(Math.round(calculateWeight(parts))),
    seats > 1 && t.seats(seats),
    floor && (seats > 1 ? t.floor : t.floorOfOne)(floor.join(' × ')),
    longest >= longPart && (passesStair(parts, stair * 10) ? t.passes : t.doesNotPass)(metres.format(longest), stair),
  ];
  return (
    <div>
      <Sagging title={title} piece={piece} />
      <ul className="annotation">{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
    </div>
  );
}

/** Says that a board would sag, what helps, and how to ask for it. */
function Sagging({title, piece}: {title: string; piece: Piece}) {
  const language = useLanguage();
  const sagging = findSagging(piece);
  const advice = sagging && saggingText(piece, sagging, language);
  return (
    <>
      <p role="status" className={styles.correction}>
        {advice?.text}
      </p>
      {advice && (
        <p className={`annotation ${styles.sagging}`}>
          <TextLink
            to={enquiryPath(title, `${describe(piece, language)}, ${advice.request}`, language)}
            discover="none"
            arrow
          >
            {advice.link}
          </TextLink>
        </p>
      )}
    </>
  );
}
