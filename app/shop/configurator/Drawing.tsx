import {useMessages} from '~/i18n/useLanguage';
import {isKliv, type Configuration} from './configuration';
import styles from './configurator.module.css';
import {drawingLayout, sheet, type Extent} from './drawingLayout';
import {messages} from './messages';

interface DrawingProps {
  configuration: Configuration;
  /** The piece in words, for whoever doesn't see the drawing. */
  details: string;
  /** The product's largest piece, which sets the scale. Without it the piece fills the sheet: a thumbnail, no figures. */
  largest?: Extent;
}

function extentOf(configuration: Configuration): Extent {
  return isKliv(configuration)
    ? {across: configuration.width, down: configuration.height}
    : {across: configuration.length, down: configuration.width};
}

/** The piece to scale in its colour, with dimension lines as on a joiner's drawing. */
export function Drawing({configuration, details, largest}: DrawingProps) {
  const t = useMessages(messages);
  const extent = extentOf(configuration);
  const kliv = isKliv(configuration);
  const {x, y, width, height, bar} = drawingLayout(extent, largest ?? extent, kliv ? 'front' : 'top');
  const unit = kliv ? 'mm' : 'cm';
  const ground = y + height;
  const label = kliv ? t.elevation(details) : t.plan(details);
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${sheet.width} ${sheet.height}`} fill="none" role="img" aria-label={label}>
      {kliv && <path className={styles.line} d={`M24 ${ground}H${sheet.width - 24}`} />}
      {kliv && configuration.environment === 'outdoor' && <path className={styles.hair} d={earth(ground)} />}
      <rect className={styles.piece} x={x} y={y} width={width} height={height} fill={configuration.color.value} />
      <Dimension x={x} y={y} length={width} figure={largest && `${extent.across} ${unit}`} />
      <g transform={`translate(${x} ${ground}) rotate(-90)`}>
        <Dimension x={0} y={0} length={height} figure={largest && `${extent.down} ${unit}`} />
      </g>
      {largest && (
        <g transform={`translate(24 ${sheet.height - 18})`}>
          <path className={styles.line} d={`M0 -6V0H${bar.length}V-6`} />
          <text className={styles.note} x={bar.length + 10} y="1">
            {bar.measure} {unit}
          </text>
        </g>
      )}
    </svg>
  );
}

/** A dimension above an edge that starts at `x`, `y`: extension lines, slanted ticks, and the figure above the line. */
function Dimension({x, y, length, figure}: {x: number; y: number; length: number; figure?: string}) {
  const line = y - 34;
  const ends = [x, x + length];
  return (
    <>
      <path className={styles.hair} d={ends.map((end) => `M${end} ${y - 8}V${line - 10}`).join('')} />
      <path className={styles.hair} d={`M${x - 12} ${line}H${x + length + 12}`} />
      <path className={styles.tick} d={ends.map((end) => `M${end - 7} ${line + 7}L${end + 7} ${line - 7}`).join('')} />
      {figure && (
        <text className={styles.figure} x={x + length / 2} y={line - 9}>
          {figure}
        </text>
      )}
    </>
  );
}

/** Hatching below the ground line: soil, where a piece stands outdoors. */
function earth(ground: number): string {
  const strokes = Math.floor((sheet.width - 48) / 24);
  return Array.from({length: strokes}, (_, index) => `M${36 + index * 24} ${ground}l-12 12`).join('');
}
