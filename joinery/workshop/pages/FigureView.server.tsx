import {balloonSize, getHalfWidth} from './balloons';
import type {MeasuredLine} from './dimensions';
import type {Figure} from './figures';
import styles from './workshop.module.css';
import type {Format} from '../cutting/writePlaces';

interface FigureProps {
  figure: Figure;
  name: string;
  scale: string;
  /** Explains dashed numbers. */
  hiddenNote: string;
  /** The label of the front edge, in the views that show the front as an edge. */
  frontEdge: string;
  /** Writes thickness and slope of a leaning part. */
  describeLean(thickness: string, degrees: string): string;
  format: Format;
}

/** A drawing to scale with numbered parts and chains of dimensions. */
export function FigureView({figure, name, scale, hiddenNote, frontEdge, describeLean, format}: FigureProps) {
  const {view, width, height, margin, outlines, lines, notes, balloons} = figure;
  const fullWidth = width + margin.left + margin.right;
  const fullHeight = height + margin.top + margin.bottom;
  return (
    <figure className={styles.figure} data-view={view}>
      <figcaption>
        <strong>{name}</strong> {scale}
        {balloons.some(({isHidden}) => isHidden) && `. ${hiddenNote}`}
      </figcaption>
      <svg
        viewBox={[-margin.left, -margin.top, fullWidth, fullHeight].join(' ')}
        style={{width: `${fullWidth}mm`}}
        role="img"
        aria-label={`${name}, ${scale}`}
      >
        {outlines.map(({path, colored}, index) => (
          <path key={index} d={path} className={colored ? styles.colored : styles.part} />
        ))}
        {lines.map((line, index) => (
          <DimensionLine key={index} line={line} />
        ))}
        {lines.flatMap(({axis, labels}, index) =>
          labels.map(({value, position: [x, y]}, place) => (
            <text
              key={`${index} ${place}`}
              className={styles.dimension}
              transform={`translate(${round(x)} ${round(y)})${axis === 1 ? ' rotate(-90)' : ''}`}
              textAnchor="middle"
            >
              {format(value)}
            </text>
          )),
        )}
        {notes.map(({content, position: [x, y], rotation}, index) => (
          <text
            key={index}
            className={styles.dimension}
            transform={`translate(${round(x)} ${round(y)}) rotate(${round(rotation)})`}
            textAnchor="middle"
          >
            {content === 'frontEdge' ? frontEdge : describeLean(format(content.thickness), format(content.degrees))}
          </text>
        ))}
        {balloons.map(({text, position: [x, y], spot, isHidden}) => (
          <g key={text} className={styles.balloon} strokeDasharray={isHidden ? '0.8 0.5' : undefined}>
            {(spot[0] !== x || spot[1] !== y) && (
              <>
                <path d={`M${round(spot[0])} ${round(spot[1])}L${round(x)} ${round(y)}`} />
                <circle cx={round(spot[0])} cy={round(spot[1])} r=".4" />
              </>
            )}
          </g>
        ))}
        {balloons.map(({text, position: [x, y], isHidden}) => (
          <g key={text} className={styles.balloon} strokeDasharray={isHidden ? '0.8 0.5' : undefined}>
            <rect
              x={round(x - getHalfWidth(text))}
              y={round(y - balloonSize.halfHeight)}
              width={round(2 * getHalfWidth(text))}
              height={2 * balloonSize.halfHeight}
              rx={balloonSize.halfHeight}
            />
            <text x={round(x)} y={round(y + 0.85)}>
              {text}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

/** How far lines go beyond each other, in mm of paper. */
const overhang = 1.5;

/** Half the width of a tick, in mm of paper. */
const tickHalf = 0.9;

/** A line with a tick at each stop. Figures are drawn after all lines, because these are interrupted at figures. */
function DimensionLine({line}: {line: MeasuredLine}) {
  const {axis, at, edge, ticks, labels} = line;
  const [first, last] = [Math.min(...ticks) - overhang, Math.max(...ticks) + overhang];
  const drawAlong = (from: number, to: number, place: number) =>
    axis === 0 ? `M${round(from)} ${round(place)}H${round(to)}` : `M${round(place)} ${round(from)}V${round(to)}`;
  const drawAcross = (from: number, to: number, place: number) =>
    axis === 0 ? `M${round(place)} ${round(from)}V${round(to)}` : `M${round(from)} ${round(place)}H${round(to)}`;
  const towards = edge === undefined ? 0 : Math.sign(at - edge) * overhang;
  return (
    <g>
      <path className={styles.hair} d={drawAlong(first, last, at)} />
      {ticks.map((tick) => {
        const [x, y] = axis === 0 ? [tick, at] : [at, tick];
        return (
          <g key={tick}>
            {edge !== undefined && <path className={styles.hair} d={drawAcross(edge + towards, at + towards, tick)} />}
            <path
              className={styles.tick}
              d={`M${round(x - tickHalf)} ${round(y + tickHalf)}l${2 * tickHalf} ${-2 * tickHalf}`}
            />
          </g>
        );
      })}
      {labels.map(
        ({leader}, index) =>
          leader && (
            <path
              key={index}
              className={styles.hair}
              d={`M${leader[0].map(round).join(' ')}L${leader[1].map(round).join(' ')}`}
            />
          ),
      )}
    </g>
  );
}
