import type {Plan} from 'joinery/plan/plan';
import {useRef, useState} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import fieldStyles from '~/ui/form/Field.module.css';
import {TextLink} from '~/ui/TextLink';
import {messages as pieceMessages} from '../offer/messages';
import {formatDimensions, type Configuration} from '../piece/configuration';
import {changePiece, type CorrectedPiece} from '../piece/correctPiece';
import type {KnownDelivery} from '../piece/delivery';
import {describePiece, enquiryPath} from '../piece/describePiece';
import type {Piece} from '../piece/piece';
import {findHardest} from './door';
import styles from './fit.module.css';
import {computeGaps, findLargestThatFits, fitsIn, getSize, minGaps, type Gaps} from './gaps';
import {messages} from './messages';
import {NicheDrawing} from './NicheDrawing';
import {formatCentimetres, readStoredRoom, storeRoom, type Room, type RoomMeasure} from './room';
import {RoomField} from './RoomField';

interface FitProps {
  /** The product's title. */
  title: string;
  state: CorrectedPiece & {plan: Plan | null; delivery: KnownDelivery; change(newState: CorrectedPiece): void};
}

const nicheFields: readonly RoomMeasure[] = ['width', 'height', 'depth', 'skirting'];
const doorFields: readonly RoomMeasure[] = ['doorWidth', 'doorHeight'];

/** Fields for the niche of a piece and for the door that leads there, which this device stores, with a drawing and the results. */
export function Fit({title, state}: FitProps) {
  const t = useMessages(messages);
  const [room, setRoom] = useState(readStoredRoom);
  const [isStored, setIsStored] = useState(true);
  const {piece, plan, delivery} = state;
  const size = getSize(piece);
  if (!plan || !size) return null;
  const renderFields = (names: readonly RoomMeasure[]) =>
    names.map((name) => (
      <RoomField
        key={name}
        name={name}
        value={room[name]}
        onChange={(value) => {
          const newRoom = {...room, [name]: value};
          setRoom(newRoom);
          setIsStored(storeRoom(newRoom));
        }}
      />
    ));
  const hasNiche = nicheFields.some((name) => name !== 'skirting' && room[name] !== undefined);
  return (
    <div className={styles.fit}>
      <p className="annotation">{t.hint}</p>
      <fieldset className={styles.fields}>
        <legend>{t.niche}</legend>
        {renderFields(nicheFields)}
      </fieldset>
      {hasNiche && <NicheDrawing parts={plan.parts} size={size} color={piece.configuration.color.value} room={room} />}
      <NicheResult title={title} state={state} gaps={computeGaps(size, room)} room={room} />
      <fieldset className={styles.fields}>
        <legend>{t.door}</legend>
        {renderFields(doorFields)}
      </fieldset>
      <DoorResult title={title} piece={piece} delivery={delivery} room={room} />
      <p role="status" className="annotation">
        {!isStored && t.notStored}
      </p>
    </div>
  );
}

/** The gaps around the piece, and the largest size that fits. */
function NicheResult({title, state, gaps, room}: FitProps & {gaps: Gaps; room: Room}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [chosenProposal, setChosenProposal] = useState('');
  const result = useRef<HTMLDivElement>(null);
  const {piece, change} = state;
  const isKnown = Object.keys(gaps).length > 0;
  const fits = fitsIn(gaps);
  const proposal = isKnown ? findLargestThatFits(piece, room) : null;
  const currentSize = formatDimensions(piece.configuration);
  const proposedSize = proposal && formatDimensions({...piece.configuration, ...proposal} as Configuration);
  const toCentimetres = (millimetres: number) => formatCentimetres(millimetres, language);
  const roomSize = [room.width, room.height, room.depth]
    .map((measure) => (measure === undefined ? '–' : toCentimetres(measure)))
    .join('\u00a0×\u00a0');
  const verdict = fits ? t.fits : t.doesNotFit;
  const chooseProposal = () => {
    if (!proposal || !proposedSize) return;
    change(changePiece(state, {...proposal, movedMeasure: undefined}));
    setChosenProposal(proposedSize);
    // The button with the focus disappears.
    result.current?.focus();
  };
  return (
    <div ref={result} tabIndex={-1} className={styles.result}>
      <div role="status">
        {isKnown && (
          <>
            <p className={fits ? undefined : fieldStyles.warning}>
              {chosenProposal === currentSize ? `${t.sizeChosen(chosenProposal)} ${verdict}` : verdict}
            </p>
            <ul className="annotation">
              {describeGaps(gaps, t, toCentimetres).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {proposedSize && proposedSize !== currentSize && (
        <p className={styles.proposal}>
          <span className="annotation">{t.largestSize}</span>
          <Button onClick={chooseProposal}>{t.chooseSize(proposedSize)}</Button>
        </p>
      )}
      {isKnown && !fits && !proposal && (
        <p className="annotation">
          <span>{t.noSize}</span>{' '}
          <TextLink
            to={enquiryPath(title, `${describePiece(piece, language)}, ${t.enquiryDetails(roomSize)}`, language)}
          >
            {t.enquire}
          </TextLink>
        </p>
      )}
    </div>
  );
}

type Texts = (typeof messages)['de'];

function describeGaps(
  {width, height, depth}: Gaps,
  t: Texts,
  toCentimetres: (millimetres: number) => string,
): string[] {
  const texts: string[] = [];
  if (width !== undefined) {
    if (width < 0) texts.push(t.tooWide(toCentimetres(-width)));
    else if (width < minGaps.width) texts.push(t.tightWidth(toCentimetres(width)));
    else texts.push(t.sideGaps(toCentimetres(width / 2)));
  }
  if (height !== undefined) {
    if (height < 0) texts.push(t.tooHigh(toCentimetres(-height)));
    else if (height < minGaps.height) texts.push(t.tightHeight(toCentimetres(height)));
    else texts.push(t.topGap(toCentimetres(height)));
  }
  if (depth !== undefined) texts.push(depth < 0 ? t.tooDeep(toCentimetres(-depth)) : t.frontGap(toCentimetres(depth)));
  return texts;
}

interface DoorResultProps {
  title: string;
  piece: Piece;
  delivery: KnownDelivery;
  room: Room;
}

/** Whether the item that is hardest to carry gets through the door. While a changed piece is being packed, there is nothing to say of it. */
function DoorResult({title, piece, delivery, room: {doorWidth: width, doorHeight: height}}: DoorResultProps) {
  const t = useMessages(messages);
  const {fitNotLoaded} = useMessages(pieceMessages);
  const language = useLanguage();
  const packages = (delivery.isCurrent && delivery.latest?.packages) || [];
  // The protection of its edges comes off before a narrow door.
  const items = packages.map(({bare}) => bare);
  const hardest = width && height ? findHardest(items, {width, height}) : undefined;
  const formatSize = (measures: readonly number[]) =>
    measures.map((measure) => formatCentimetres(measure, language)).join('\u00a0×\u00a0');
  const doorSize = formatSize([width ?? 0, height ?? 0]);
  return (
    <div className={styles.result}>
      <p role="status" className={hardest?.passage === 'none' ? fieldStyles.warning : 'annotation'}>
        {delivery.hasFailed ? fitNotLoaded : hardest && t[hardest.passage](doorSize, formatSize(hardest.item))}
      </p>
      {hardest?.passage === 'none' && (
        <p className="annotation">
          <TextLink
            to={enquiryPath(title, `${describePiece(piece, language)}, ${t.partsEnquiryDetails(doorSize)}`, language)}
          >
            {t.enquireParts}
          </TextLink>
        </p>
      )}
    </div>
  );
}
