import {balloon, halfWidth} from './balloons';
import type {Figure} from './figures';
import styles from './workshop.module.css';

/** The margin of a drawing for numbers and dimensions, in mm of paper. */
const margins = {views: {left: 22, top: 22, right: 14, bottom: 8}, exploded: {left: 12, top: 8, right: 14, bottom: 8}};

/** Where the chain and the outer dimension run beside the piece, in mm of paper. */
const lines = {chain: 9, outer: 17};

interface FigureProps {
  figure: Figure;
  name: string;
  scale: string;
  /** What a dashed number says. */
  hiddenNote: string;
  /** Beside the edge that is its front, in the views that show it as an edge. */
  frontEdge: string;
  written(millimetres: number): string;
}

/** A drawing to scale with numbered parts and chains of dimensions. */
export function FigureView({figure, name, scale, hiddenNote, frontEdge, written}: FigureProps) {
  const {view, width, height, outlines, balloons, across, down} = figure;
  const margin = margins[view === 'exploded' ? view : 'views'];
  const [wide, high] = [width + margin.left + margin.right, height + margin.top + margin.bottom];
  return (
    <figure className={styles.figure} data-view={view}>
      <figcaption>
        <strong>{name}</strong> {scale}
        {balloons.some(({hidden}) => hidden) && `. ${hiddenNote}`}
      </figcaption>
      <svg
        viewBox={[-margin.left, -margin.top, wide, high].join(' ')}
        style={{width: `${wide}mm`}}
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
        <Chain ends={across} scale={figure.scale} written={written} />
        <g transform={`translate(0 ${height}) rotate(-90)`}>
          <Chain ends={down} scale={figure.scale} written={written} />
        </g>
        {balloons.map(({text, at: [x, y], spot, hidden}) => (
          <g key={text} className={styles.balloon} strokeDasharray={hidden ? '0.8 0.5' : undefined}>
            {(spot[0] !== x || spot[1] !== y) && (
              <>
                <path d={`M${round(spot[0])} ${round(spot[1])}L${round(x)} ${round(y)}`} />
                <circle cx={round(spot[0])} cy={round(spot[1])} r=".4" />
              </>
            )}
          </g>
        ))}
        {balloons.map(({text, at: [x, y], hidden}) => (
          <g key={text} className={styles.balloon} strokeDasharray={hidden ? '0.8 0.5' : undefined}>
            <rect
              x={round(x - halfWidth(text))}
              y={round(y - balloon.half)}
              width={round(2 * halfWidth(text))}
              height={2 * balloon.half}
              rx={balloon.half}
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

/** From one edge to the next, and from the first to the last. Figures that don't fit stand upright. */
function Chain({ends, scale, written}: {ends: readonly number[]; scale: number; written(value: number): string}) {
  if (ends.length < 2) return null;
  const at = ends.map((end) => round(end / scale));
  const [first, last] = [at[0]!, at.at(-1)!];
  const rows = ends.length > 2 ? [{y: -lines.chain, stops: ends}] : [];
  return (
    <>
      {[...rows, {y: -lines.outer, stops: [ends[0]!, ends.at(-1)!]}].map(({y, stops}) => (
        <g key={y}>
          <path className={styles.hair} d={`M${first - 1.5} ${y}H${last + 1.5}`} />
          {stops.map((stop) => {
            const x = round(stop / scale);
            return (
              <g key={stop}>
                <path className={styles.hair} d={`M${x} -1.5V${y - 1.5}`} />
                <path className={styles.tick} d={`M${x - 0.9} ${y + 0.9}l1.8 -1.8`} />
              </g>
            );
          })}
          {stops.slice(1).map((stop, index) => {
            const figure = written(Math.round((stop - stops[index]!) * 10) / 10);
            const middle = round((stop + stops[index]!) / 2 / scale);
            const fits = figure.length * 1.5 < (stop - stops[index]!) / scale - 0.6;
            return fits ? (
              <text key={stop} className={styles.dimension} x={middle} y={y - 0.9} textAnchor="middle">
                {figure}
              </text>
            ) : (
              <text
                key={stop}
                className={styles.dimension}
                transform={`translate(${middle + 0.9} ${y - 0.8}) rotate(-90)`}
              >
                {figure}
              </text>
            );
          })}
        </g>
      ))}
    </>
  );
}
