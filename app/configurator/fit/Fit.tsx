import {useDeferredValue, useMemo, useRef, useState} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import fieldStyles from '~/ui/form/Field.module.css';
import {TextLink} from '~/ui/TextLink';
import {planPiece} from '../plan/plan';
import {changePiece} from '../rules/correctPiece';
import type {CorrectedPiece} from '../rules/correction';
import {describe, enquiryPath} from '../rules/describe';
import type {Piece} from '../rules/piece';
import {dimensions, type Configuration} from '../rules/configuration';
import {findHardest, listCarried} from './door';
import {computeGaps, findLargestThatFits, fitsIn, play, sizeOf, type Gaps} from './gaps';
import {messages} from './messages';
import {NicheDrawing} from './NicheDrawing';
import {inCentimetres, readRoom, writeRoom, type Room, type RoomField as Name} from './room';
import {RoomField} from './RoomField';
import styles from './fit.module.css';

interface FitProps {
  /** Of the product. */
  title: string;
  state: CorrectedPiece & {change(to: CorrectedPiece): void};
}

const nicheFields: readonly Name[] = ['width', 'height', 'depth', 'skirting'];
const doorFields: readonly Name[] = ['doorWidth', 'doorHeight'];

/** The niche that a piece is for and the door that leads there: typed once, kept on the device, drawn with the gaps. */
export function Fit({title, state}: FitProps) {
  const t = useMessages(messages);
  const [room, setRoom] = useState(readRoom);
  const [stored, setStored] = useState(true);
  const {piece} = state;
  const parts = useMemo(() => planPiece(piece)?.parts, [piece]);
  // To place all joints takes longer than a slider's step may, so it waits for the step's picture.
  const deferredParts = useDeferredValue(parts);
  const items = useMemo(() => deferredParts && listCarried(deferredParts), [deferredParts]);
  const size = sizeOf(piece);
  if (!parts || !items || !size) return null;
  const fields = (names: readonly Name[]) =>
    names.map((name) => (
      <RoomField
        key={name}
        name={name}
        value={room[name]}
        onChange={(value) => {
          const changed = {...room, [name]: value};
          setRoom(changed);
          setStored(writeRoom(changed));
        }}
      />
    ));
  const hasNiche = nicheFields.some((name) => name !== 'skirting' && room[name] !== undefined);
  return (
    <div className={styles.fit}>
      <p className="annotation">{t.hint}</p>
      <fieldset className={styles.fields}>
        <legend>{t.niche}</legend>
        {fields(nicheFields)}
      </fieldset>
      {hasNiche && <NicheDrawing parts={parts} size={size} color={piece.configuration.color.value} room={room} />}
      <Verdict title={title} state={state} gaps={computeGaps(size, room)} room={room} />
      <fieldset className={styles.fields}>
        <legend>{t.door}</legend>
        {fields(doorFields)}
      </fieldset>
      <Door title={title} piece={piece} items={items} room={room} />
      <p role="status" className="annotation">
        {!stored && t.notStored}
      </p>
    </div>
  );
}

/** What is left beside, above and before the piece, and the size that fits. */
function Verdict({title, state, gaps, room}: FitProps & {gaps: Gaps; room: Room}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [taken, setTaken] = useState('');
  const result = useRef<HTMLDivElement>(null);
  const {piece, change} = state;
  const isKnown = Object.keys(gaps).length > 0;
  const fits = fitsIn(gaps);
  const proposal = isKnown ? findLargestThatFits(piece, room) : null;
  const proposed = proposal && dimensions({...piece.configuration, ...proposal} as Configuration);
  const isNew = proposed !== dimensions(piece.configuration);
  const cm = (millimetres: number) => inCentimetres(millimetres, language);
  const measures = [room.width, room.height, room.depth].map((one) => (one === undefined ? '–' : cm(one))).join(' × ');
  const take = () => {
    if (!proposal) return;
    change(changePiece(state, {...proposal, moved: undefined}));
    setTaken(dimensions({...piece.configuration, ...proposal} as Configuration));
    // The button goes, and with it the focus.
    result.current?.focus();
  };
  return (
    <div ref={result} tabIndex={-1} className={styles.result}>
      <div role="status">
        {isKnown && (
          <>
            <p className={fits ? undefined : fieldStyles.warning}>
              {taken === dimensions(piece.configuration) && `${t.taken(taken)} `}
              {fits ? t.fits : t.doesNotFit}
            </p>
            <ul className="annotation">
              {gapTexts(gaps, t, cm).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {proposed && isNew && (
        <p className={styles.proposal}>
          <span className="annotation">{t.largest}</span>
          <Button onClick={take}>{t.take(proposed)}</Button>
        </p>
      )}
      {isKnown && !fits && !proposal && (
        <p className="annotation">
          {t.noSize}{' '}
          <TextLink
            to={enquiryPath(title, `${describe(piece, language)}, ${t.asked(measures)}`, language)}
            discover="none"
          >
            {t.ask}
          </TextLink>
        </p>
      )}
    </div>
  );
}

type Texts = (typeof messages)['de'];

function gapTexts({width, height, depth}: Gaps, t: Texts, cm: (millimetres: number) => string): string[] {
  const texts: string[] = [];
  if (width !== undefined)
    texts.push(
      width < 0 ? t.tooWide(cm(-width)) : width < play.width ? t.tightAcross(cm(width)) : t.gapAcross(cm(width / 2)),
    );
  if (height !== undefined)
    texts.push(
      height < 0 ? t.tooHigh(cm(-height)) : height < play.height ? t.tightAbove(cm(height)) : t.gapAbove(cm(height)),
    );
  if (depth !== undefined) texts.push(depth < 0 ? t.tooDeep(cm(-depth)) : t.gapBefore(cm(depth)));
  return texts;
}

interface DoorProps {
  title: string;
  piece: Piece;
  items: ReturnType<typeof listCarried>;
  room: Room;
}

/** How the piece gets through the door, item by item. */
function Door({title, piece, items, room: {doorWidth: width, doorHeight: height}}: DoorProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const hardest = width && height ? findHardest(items, {width, height}) : undefined;
  const cm = (measures: readonly number[]) => measures.map((one) => inCentimetres(one, language)).join(' × ');
  const door = cm([width ?? 0, height ?? 0]);
  return (
    <div className={styles.result}>
      <p role="status" className={hardest?.passage === 'none' ? fieldStyles.warning : 'annotation'}>
        {hardest && t[hardest.passage](door, cm(hardest.item))}
      </p>
      {hardest?.passage === 'none' && (
        <p className="annotation">
          <TextLink
            to={enquiryPath(title, `${describe(piece, language)}, ${t.askedParts(door)}`, language)}
            discover="none"
          >
            {t.askParts}
          </TextLink>
        </p>
      )}
    </div>
  );
}
