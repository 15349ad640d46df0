import {useRef} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {families} from '../families/families';
import {createPlan} from '../plan/plan';
import {selectedSize, drawableConstruction, outerSize, type SelectedSize} from '../plan/sizes';
import {isKliv, type Configuration} from '../rules/configuration';
import type {Construction} from '../rules/construction';
import {messages} from '../rules/messages';
import {Dimension, type Pull} from './Dimension';
import styles from './drawing.module.css';
import {chairReach, drawingLayout, sheet} from './layout';
import {Ground, Wall} from './Surroundings';
import {chairPath, placeChairs, grassPath, personPath} from './scaleFigures';
import {tenth} from './project';
import {ViewShape} from './ViewShape';

interface DrawingProps {
  /** `null` for a product without a known construction, which is drawn as a board. */
  construction: Construction | null;
  configuration: Configuration;
  /** The piece in words, as the drawing's alternative text. */
  details: string;
  /** The product's largest piece, which sets the scale. Without it the leading view fills the sheet: a thumbnail, no figures. */
  largest?: SelectedSize;
  /** A dimension was dragged to a value, in the unit of the offer; any number. */
  onPull?(measure: keyof SelectedSize, value: number): void;
}

/** The piece to scale in its colour, projected from its parts, with dimension lines as on a joiner's drawing. */
export function Drawing(props: DrawingProps) {
  return <DrawnPiece {...props} t={useMessages(messages)} />;
}

/** The same with its texts as properties, for markup that only the worker renders. */
export function DrawnPiece({
  construction,
  configuration,
  details,
  largest,
  onPull,
  t,
}: DrawingProps & {t: Record<'plan' | 'elevation', (details: string) => string>}) {
  const drawn = drawableConstruction(construction, configuration);
  const parts = createPlan(drawn, configuration)?.parts ?? [];
  const {type} = drawn;
  const {drawing: arrangement, kind} = families[type];
  const chosen = selectedSize(configuration);
  const size = outerSize(drawn, chosen);
  const thumbnail = !largest;
  const {scale, places, floor, person} = drawingLayout(type, size, largest && outerSize(drawn, largest));
  const millimetres = isKliv(configuration);
  const unit = millimetres ? 'mm' : 'cm';
  const figure = (measure: number) => (thumbnail ? undefined : `${millimetres ? measure : measure / 10} ${unit}`);
  const from = useRef(0);
  /** `rate` is how many units the measure changes for each unit of the drag. */
  const pull = (measure: keyof SelectedSize, rate: number): Pull | undefined =>
    onPull && {
      take: () => {
        from.current = chosen[measure];
      },
      to: (distance) => onPull(measure, from.current + (distance * rate) / scale / (millimetres ? 1 : 10)),
    };
  /** The transform from mm to the sheet at a position. */
  const placed = (x: number, y: number) => `translate(${tenth(x)} ${tenth(y)})scale(${Math.round(scale * 1e5) / 1e5})`;
  const [lead] = places;
  const [front, left, top] = (['front', 'left', 'top'] as const).map((view) =>
    places.find((place) => place.view === view),
  );
  const upper = front ?? top;
  const plants = (arrangement.plants ?? 0) * scale;
  const chairs = top ? placeChairs(drawn, size) : [];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      fill="none"
      role="img"
      aria-label={lead?.view === 'top' ? t.plan(details) : t.elevation(details)}
    >
      {floor && <Ground y={floor} outdoors={millimetres && configuration.choices.environment === 'outdoor'} />}
      {arrangement.wall && left && floor && <Wall x={left.x} top={left.y - 12} floor={floor} />}
      {person && <path className={styles.hair} d={personPath} transform={placed(person, floor ?? 0)} />}
      {front && plants > 0 && (
        <path
          className={styles.hair}
          d={grassPath(size.length, arrangement.plants ?? 0)}
          transform={placed(front.x, front.y)}
        />
      )}
      {top &&
        chairs.map(({x, y, turn}) => (
          <path
            key={`${x} ${y}`}
            className={styles.hair}
            d={chairPath}
            transform={`${placed(top.x + top.width / 2, top.y + top.height / 2)}translate(${tenth(x)} ${tenth(y)})rotate(${turn})`}
          />
        ))}
      {places.map(({view, x, y, width, height}) => (
        <ViewShape
          key={view}
          view={view}
          parts={parts}
          color={configuration.color.value}
          x={x + width / 2}
          // Elevations are aligned to the floor, a plan to its middle.
          y={view === 'top' ? y + height / 2 : y + height}
          scale={scale}
        />
      ))}
      {upper && (
        <Dimension
          x={upper.x}
          y={upper.y}
          length={upper.width}
          clear={front ? plants : 0}
          figure={figure(size.length)}
          // The view from the left is after it, with a dimension at the same height.
          before={arrangement.wall}
          pull={pull('across', 2)}
        />
      )}
      {front && (
        <Dimension
          x={front.x}
          y={front.y + front.height}
          length={front.height}
          upright
          figure={figure(size.height)}
          pull={kind === 'kliv' ? pull('down', -1) : undefined}
        />
      )}
      {left && !top && (
        <Dimension
          x={left.x}
          y={left.y}
          length={left.width}
          figure={figure(size.depth)}
          before={arrangement.depthBefore}
          pull={kind === 'kliv' ? undefined : pull('down', 2)}
        />
      )}
      {top && (
        <Dimension
          x={top.x}
          y={top.y + top.height}
          length={top.height}
          upright
          clear={chairs.some(({turn}) => turn === 90) ? chairReach * scale : 0}
          figure={figure(size.depth)}
          // The floor is above it.
          before
          // A plan alone grows in both directions.
          pull={pull('down', front ? 1 : 2)}
          pulled="start"
        />
      )}
    </svg>
  );
}
