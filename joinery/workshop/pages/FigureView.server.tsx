import {balloonSize, getHalfWidth} from './balloons';
import type {Figure} from './figures';
import styles from './workshop.module.css';
import type {Format} from '../cutting/writePlaces';

/** The room for numbers and dimensions around a drawing, in mm of paper. */
const margins = {views: {left: 22, top: 22, right: 14, bottom: 8}, exploded: {left: 12, top: 8, right: 14, bottom: 8}};

/** The distances of the chain and of the outer dimension from the piece, in mm of paper. */
const lineDistance = {chain: 9, outer: 17};

/** The width of a character of a dimension, in mm of paper. */
const characterWidth = 1.5;

interface FigureProps {
  figure: Figure;
  name: string;
  scale: string;
  /** Explains dashed numbers. */
  hiddenNote: string;
  /** The label of the front edge, in the views that show the front as an edge. */
  frontEdge: string;
  format: Format;
}

/** A drawing to scale with numbered parts and chains of dimensions. */
export function FigureView({figure, name, scale, hiddenNote, frontEdge, format}: FigureProps) {
  const {view, width, height, outlines, balloons} = figure;
  const margin = margins[view === 'exploded' ? view : 'views'];
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
        {view === 'top' && (
          <text className={styles.dimension} x={round(width / 2)} y={round(height + 4)} textAnchor="middle">
            {frontEdge}
          </text>
        )}
        {view === 'left' && (
          <text
            className={styles.dimension}
            transform={`translate(${round(width + 4)} ${round(height / 2)}) rotate(-90)`}
          >
            {frontEdge}
          </text>
        )}
        <Chain edges={figure.horizontalChain} scale={figure.scale} format={format} />
        <g transform={`translate(0 ${height}) rotate(-90)`}>
          <Chain edges={figure.verticalChain} scale={figure.scale} format={format} />
        </g>
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

interface ChainProps {
  /** In mm of the piece. */
  edges: readonly number[];
  scale: number;
  format: Format;
}

/** The dimensions from each edge to the next, and from the first to the last. */
function Chain({edges, scale, format}: ChainProps) {
  const [first, last] = [edges[0], edges.at(-1)];
  if (first === undefined || last === undefined || edges.length < 2) return null;
  return (
    <>
      {edges.length > 2 && <DimensionLine edges={edges} y={-lineDistance.chain} scale={scale} format={format} />}
      <DimensionLine edges={[first, last]} y={-lineDistance.outer} scale={scale} format={format} />
    </>
  );
}

/** Figures that are too long for their dimension are turned upright. */
function DimensionLine({edges, y, scale, format}: ChainProps & {y: number}) {
  const xs = edges.map((edge) => round(edge / scale));
  return (
    <g>
      <path className={styles.hair} d={`M${xs[0]! - 1.5} ${y}H${xs.at(-1)! + 1.5}`} />
      {xs.map((x) => (
        <g key={x}>
          <path className={styles.hair} d={`M${x} -1.5V${y - 1.5}`} />
          <path className={styles.tick} d={`M${x - 0.9} ${y + 0.9}l1.8 -1.8`} />
        </g>
      ))}
      {edges.slice(1).map((edge, index) => {
        const previous = edges[index]!;
        const figure = format(Math.round((edge - previous) * 10) / 10);
        const middle = round((edge + previous) / 2 / scale);
        const fits = figure.length * characterWidth < (edge - previous) / scale - 0.6;
        return fits ? (
          <text key={edge} className={styles.dimension} x={middle} y={y - 0.9} textAnchor="middle">
            {figure}
          </text>
        ) : (
          <text key={edge} className={styles.dimension} transform={`translate(${middle + 0.9} ${y - 0.8}) rotate(-90)`}>
            {figure}
          </text>
        );
      })}
    </g>
  );
}
