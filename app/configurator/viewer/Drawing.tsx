import {chairReach, computeLayout, viewBox} from 'joinery/drawing/layout';
import {tenth} from 'joinery/drawing/project';
import {chairPath, grassPath, personPath, placeChairs} from 'joinery/drawing/scaleFigures';
import {computeOuterSize, type ChosenSize, type Construction} from 'joinery/families/construction';
import {families, hasChosenHeight} from 'joinery/families/families';
import type {Plan} from 'joinery/plan/plan';
import {useRef} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {messages} from '../offer/messages';
import {isKliv, type Configuration} from '../piece/configuration';
import {getChosenSize, getDrawableConstruction, millimetresPerUnit, planConfiguration} from '../piece/planPiece';
import {Dimension, type Pull} from './Dimension';
import styles from './drawing.module.css';
import {Ground, Wall} from './Surroundings';
import {ViewShape} from './ViewShape';

interface DrawingProps {
  /** `null` for a product without a known construction, which is drawn as a board. */
  construction: Construction | null;
  configuration: Configuration;
  /** The plan of the two, if it has been made already. */
  plan?: Plan | null;
  /** The piece in words, as the drawing's alternative text. */
  details: string;
  /** The product's largest piece in mm, which sets the scale. Without it the leading view fills the drawing, without figures: a thumbnail. */
  largest?: ChosenSize;
  /** Called when a dimension is dragged. `value` is in the unit of the offer, and may be any number. */
  onPull?(measure: keyof ChosenSize, value: number): void;
}

/** The piece to scale in its colour, projected from its parts, with dimension lines as on a joiner's drawing. */
export function Drawing({construction, configuration, plan, details, largest, onPull}: DrawingProps) {
  const t = useMessages(messages);
  const drawnConstruction = getDrawableConstruction(construction, configuration);
  const parts = (plan ?? planConfiguration(drawnConstruction, configuration))?.parts ?? [];
  const {type} = drawnConstruction;
  const {drawing: arrangement} = families[type];
  const chosenSize = getChosenSize(configuration);
  const size = computeOuterSize(drawnConstruction, chosenSize);
  const largestSize = largest && computeOuterSize(drawnConstruction, largest);
  const {scale, places, floor, person} = computeLayout(type, size, largestSize);
  const isInMillimetres = isKliv(configuration);
  const unit = isInMillimetres ? 'mm' : 'cm';
  const factor = millimetresPerUnit[isInMillimetres ? 'kliv' : 'standard'];
  const writeFigure = (millimetres: number) => (largest ? `${millimetres / factor}\u00a0${unit}` : undefined);
  const startValue = useRef(0);
  /** `rate` is how far the measure changes for each millimetre of the drag. */
  const createPull = (measure: keyof ChosenSize, rate: number): Pull | undefined =>
    onPull && {
      start: () => {
        startValue.current = chosenSize[measure] / factor;
      },
      move: (distance) => onPull(measure, startValue.current + (distance * rate) / scale / factor),
    };
  /** The transform from mm to a position of the view box. */
  const transformTo = (x: number, y: number) =>
    `translate(${tenth(x)} ${tenth(y)})scale(${Math.round(scale * 1e5) / 1e5})`;
  const [leadingPlace] = places;
  const [front, left, top] = (['front', 'left', 'top'] as const).map((view) =>
    places.find((place) => place.view === view),
  );
  const upperView = front ?? top;
  const plants = (arrangement.plants ?? 0) * scale;
  const chairs = top ? placeChairs(drawnConstruction, size) : [];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${viewBox.width} ${viewBox.height}`}
      fill="none"
      role="img"
      aria-label={leadingPlace?.view === 'top' ? t.plan(details) : t.elevation(details)}
    >
      {!!floor && <Ground y={floor} isOutdoors={isInMillimetres && configuration.choices.environment === 'outdoor'} />}
      {arrangement.wall && left && !!floor && <Wall x={left.x} top={left.y - 12} floor={floor} />}
      {!!person && <path className={styles.hair} d={personPath} transform={transformTo(person, floor ?? 0)} />}
      {front && plants > 0 && (
        <path
          className={styles.hair}
          d={grassPath(size.length, arrangement.plants ?? 0)}
          transform={transformTo(front.x, front.y)}
        />
      )}
      {top &&
        chairs.map(({x, y, turn}, index) => (
          <path
            // A key that changes with the size would make each step create all chairs anew.
            key={index}
            className={styles.hair}
            d={chairPath}
            transform={`${transformTo(top.x + top.width / 2, top.y + top.height / 2)}translate(${tenth(x)} ${tenth(y)})rotate(${turn})`}
          />
        ))}
      {places.map(({view, x, y, width, height}) => (
        <ViewShape
          key={view}
          view={view}
          parts={parts}
          color={configuration.color.value}
          x={x + width / 2}
          // Elevations are placed by the floor, a plan by its middle.
          y={view === 'top' ? y + height / 2 : y + height}
          scale={scale}
        />
      ))}
      {upperView && (
        <Dimension
          x={upperView.x}
          y={upperView.y}
          length={upperView.width}
          clearance={front ? plants : 0}
          figure={writeFigure(size.length)}
          // At its right is the view from the left, with a dimension at the same height.
          isFigureBefore={arrangement.wall}
          pull={createPull('horizontal', 2)}
        />
      )}
      {front && (
        <Dimension
          x={front.x}
          y={front.y + front.height}
          length={front.height}
          isUpright
          figure={writeFigure(size.height)}
          pull={hasChosenHeight(type) ? createPull('vertical', -1) : undefined}
        />
      )}
      {left && !top && (
        <Dimension
          x={left.x}
          y={left.y}
          length={left.width}
          figure={writeFigure(size.depth)}
          isFigureBefore={arrangement.hasDepthAtLeft}
          pull={hasChosenHeight(type) ? undefined : createPull('vertical', 2)}
        />
      )}
      {top && (
        <Dimension
          x={top.x}
          y={top.y + top.height}
          length={top.height}
          isUpright
          clearance={chairs.some(({turn}) => turn === 90) ? chairReach * scale : 0}
          figure={writeFigure(size.depth)}
          // Above the plan is the floor.
          isFigureBefore
          // A plan alone grows in both directions.
          pull={createPull('vertical', front ? 1 : 2)}
          gripEnd="start"
        />
      )}
    </svg>
  );
}
