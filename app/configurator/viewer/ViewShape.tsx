import {closedPath, project, tenth} from 'joinery/drawing/project';
import type {View} from 'joinery/families/family';
import type {Part} from 'joinery/families/parts/part';
import {materials} from 'joinery/families/parts/material';
import styles from './drawing.module.css';

/** Whether a colour needs light lines for contrast. */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 < 96;
}

interface ViewShapeProps {
  parts: readonly Part[];
  view: View;
  /** `#rrggbb` */
  color: string;
  x: number;
  y: number;
  scale: number;
}

/** A view of the parts, with its origin at `x`, `y` of the view box. Each part covers what it hides. */
export function ViewShape({parts, view, color, x, y, scale}: ViewShapeProps) {
  const place = (millimetres: number, origin: number) => tenth(origin + millimetres * scale);
  return (
    <g className={isDark(color) ? styles.dark : undefined} data-view={view}>
      {project(parts, view).map(({part, points}, index) => (
        <path
          // Of a leaning part several faces may be seen.
          key={index}
          className={styles.part}
          fill={part.colored ? color : materials[part.material].color}
          d={closedPath(points.map((point) => [place(point[0], x), place(point[1], y)]))}
        />
      ))}
    </g>
  );
}
