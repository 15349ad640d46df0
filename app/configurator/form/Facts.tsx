import {perLanguage} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {floorOf, longestOf, passesStair, seatsOf, weightOf} from '../plan/facts';
import {planOf} from '../plan/plan';
import {chosenOf, sizeOf} from '../plan/sizes';
import {messages} from '../rules/messages';
import type {Piece} from '../rules/piece';

/** Width of a stair in cm, and the length in m of a part for which it is a question. */
const stair = 90;
const longPart = 1.5;

const metresIn = perLanguage(
  (language) => new Intl.NumberFormat(language, {minimumFractionDigits: 1, maximumFractionDigits: 2}),
);

/** What follows from the plan of a piece: weight, seats, room, the way up a stair (rules 11.16 and 11.17). */
export function Facts({piece: {configuration, offer}}: {piece: Piece}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const {construction} = offer;
  const parts = construction && planOf(construction, configuration)?.parts;
  if (!construction || !parts) return null;
  const metres = metresIn(language);
  const size = sizeOf(construction, chosenOf(configuration));
  const seats = seatsOf(construction, size);
  const floor = floorOf(construction, size)?.map((measure) => metres.format(measure / 1000));
  const longest = (longestOf(parts)?.length ?? 0) / 1000;
  const facts = [
    t.weight(Math.round(weightOf(parts))),
    seats > 1 && t.seats(seats),
    floor && (seats > 1 ? t.floor : t.floorOfOne)(floor.join(' × ')),
    longest >= longPart && (passesStair(parts, stair * 10) ? t.passes : t.doesNotPass)(metres.format(longest), stair),
  ];
  return <ul className="annotation">{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>;
}
