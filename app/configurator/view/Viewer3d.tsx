import {useEffect, useRef} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Icon} from '~/ui/Icon';
import type {Size} from '../families/family';
import type {Part} from '../families/part';
import {getInitialRotation, limited, type Turn} from './camera';
import {createView, type View} from './createView';
import {messages} from './messages';
import styles from './viewer3d.module.css';
import {followPointers, keySteps} from './rotation';

/** The time limit for rendering soft shadows, in ms. A slower device keeps coarser ones. */
const patience = 2000;

interface Viewer3dProps {
  parts: readonly Part[];
  /** The product's largest piece. */
  largest: Size;
  /** The piece stands at a wall. */
  wall: boolean;
  /** Nothing is drawn while another tab is visible. */
  shown: boolean;
  /** The chosen colour, `#rrggbb`. */
  color: string;
  /** The piece in words. */
  details: string;
  /** The browser has no WebGL 2. */
  onRefused(): void;
  /** The WebGL context is lost. */
  onLost(): void;
}

/** The 3D view of a piece, rotated by dragging, wheel, two fingers, arrow keys and buttons. */
export function Viewer3d({parts, largest, wall, shown, color, details, onRefused, onLost}: Viewer3dProps) {
  const t = useMessages(messages);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View | null>(null);
  const turn = useRef<Turn>(getInitialRotation(largest));
  const callbacks = useRef({onRefused, onLost});
  callbacks.current = {onRefused, onLost};
  const first = useRef({largest, wall});

  const turnBy = (by: Partial<Turn>) => {
    const {yaw, pitch, zoom} = turn.current;
    turn.current = limited({
      yaw: yaw + (by.yaw ?? 0),
      pitch: pitch + (by.pitch ?? 0),
      zoom: zoom * (by.zoom ?? 1),
    });
    view.current?.turn(turn.current);
  };
  const turning = useRef(turnBy);

  useEffect(() => {
    const [element, holder] = [canvas.current, frame.current];
    if (!element || !holder) return;
    const settled = (final: boolean) => holder.setAttribute('aria-busy', String(!final));
    try {
      view.current = createView(element, {...first.current, settled, patience});
    } catch {
      view.current = null;
    }
    if (!view.current) return callbacks.current.onRefused();
    view.current.resize();
    view.current.turn(turn.current);
    const lost = () => callbacks.current.onLost();
    element.addEventListener('webglcontextlost', lost);
    const sizes = new ResizeObserver(() => view.current?.resize());
    sizes.observe(element);
    const release = followPointers(holder, (by) => turning.current(by));
    return () => {
      release();
      sizes.disconnect();
      element.removeEventListener('webglcontextlost', lost);
      view.current?.dispose();
    };
  }, []);
  useEffect(() => {
    if (shown) view.current?.show(parts, color);
  }, [parts, color, shown]);

  return (
    <>
      {/* The keys rotate the piece without a pointer. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className={styles.space}
        role="group"
        aria-label={t.view}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={(event) => {
          const step = keySteps[event.key];
          if (!step) return;
          event.preventDefault();
          turnBy(step);
        }}
      >
        {/* The rule treats a canvas as a control; this one is a picture. */}
        {/* eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role */}
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={`${t.space(details)}. ${t.keys}`} />
      </div>
      <div className={styles.turns}>
        <button type="button" aria-label={t.left} onClick={() => turnBy({yaw: 30})}>
          <TurnSign />
        </button>
        <button type="button" aria-label={t.right} onClick={() => turnBy({yaw: -30})}>
          <TurnSign right />
        </button>
        <button type="button" aria-label={t.farther} onClick={() => turnBy({zoom: 1 / 1.25})}>
          <Icon path="M2 9h14" size={18} />
        </button>
        <button type="button" aria-label={t.nearer} onClick={() => turnBy({zoom: 1.25})}>
          <Icon path="M2 9h14M9 2v14" size={18} />
        </button>
      </div>
    </>
  );
}

/** An arc with an arrow. */
const TurnSign = ({right = false}: {right?: boolean}) => (
  <Icon path="M3 9.5a6 3.6 0 1 0 6-4.1H4M7 2 3.6 5.4 7 8.8" size={18} mirrored={right} />
);
