import {useMessages} from '~/i18n/useLanguage';
import {isKliv, type Configuration} from '../rules/configuration';
import {messages} from '../rules/messages';
import {Dimension} from './Dimension';
import styles from './drawing.module.css';
import {furnitureOf, surroundings} from './furniture';
import {drawingLayout, sheet, type Extent} from './layout';
import {PieceShape} from './PieceShape';
import {Ground, Wall} from './Surroundings';

interface DrawingProps {
  /** The product's, which says what the piece is. */
  handle: string;
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
export function Drawing({handle, configuration, details, largest}: DrawingProps) {
  const t = useMessages(messages);
  const kliv = isKliv(configuration);
  const extent = extentOf(configuration);
  const furniture = furnitureOf(handle, configuration);
  const around = surroundings[furniture];
  const {x, y, width, height, scale, bar} = drawingLayout(extent, largest ?? extent, around);
  const unit = kliv ? 'mm' : 'cm';
  const bottom = y + height;
  const label = kliv ? t.elevation(details) : t.plan(details);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      fill="none"
      role="img"
      aria-label={label}
    >
      {kliv && <Ground y={bottom} scale={scale} outdoors={configuration.environment === 'outdoor'} />}
      {around.view === 'wall' && <Wall y={y} height={around.above * scale} />}
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <PieceShape furniture={furniture} extent={extent} color={configuration.color.value} />
      </g>
      <Dimension
        x={x}
        y={y}
        length={width}
        clear={around.above * scale}
        figure={largest && `${extent.across} ${unit}`}
      />
      <g transform={`translate(${x} ${bottom}) rotate(-90)`}>
        <Dimension
          x={0}
          y={0}
          length={height}
          figure={largest && `${extent.down} ${unit}`}
          beside={around.view === 'wall' ? 'start' : 'end'}
        />
      </g>
      {largest && (
        <g transform={`translate(24 ${sheet.height - 12})`}>
          <path className={styles.line} d={`M0 -6V0H${bar.length}V-6`} />
          <text className={styles.note} x={bar.length + 10} y="1">
            {bar.measure} {unit}
          </text>
        </g>
      )}
    </svg>
  );
}
