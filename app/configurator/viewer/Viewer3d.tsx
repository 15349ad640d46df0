import {useEffect, useRef} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Icon} from '~/ui/Icon';
import type {Size} from 'joinery/families/family';
import type {Part} from 'joinery/families/parts/part';
import {getInitialRotation, limitRotation, type Rotation} from 'joinery/view/camera';
import {createView, type PieceView} from 'joinery/view/createView';
import {messages} from './messages';
import styles from './viewer3d.module.css';
import {followPointers, keyChanges, type RotationChange} from 'joinery/view/rotation';

/** The time limit for rendering soft shadows, in ms. A slower device keeps coarser ones. */
const timeLimit = 2000;

interface Viewer3dProps {
  parts: readonly Part[];
  /** The product's largest piece. */
  largest: Size;
  /** The piece stands at a wall. */
  isAtWall: boolean;
  /** Nothing is drawn while another tab is visible. */
  isShown: boolean;
  /** The chosen colour, `#rrggbb`. */
  color: string;
  /** The piece in words. */
  details: string;
  /** The browser has no WebGL 2. */
  onUnsupported(): void;
  /** The WebGL context is lost. */
  onLost(): void;
}

/** The 3D view of a piece, rotated by dragging, wheel, two fingers, arrow keys and buttons. */
export function Viewer3d(props: Viewer3dProps) {
  const {parts, largest, isAtWall, isShown, color, details, onUnsupported, onLost} = props;
  const t = useMessages(messages);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<PieceView | null>(null);
  const rotation = useRef<Rotation>(getInitialRotation(largest));
  const callbacks = useRef({onUnsupported, onLost});
  callbacks.current = {onUnsupported, onLost};
  const initialOptions = useRef({largest, isAtWall});

  const rotate = (change: RotationChange) => {
    const {yaw, pitch, zoom} = rotation.current;
    rotation.current = limitRotation({
      yaw: yaw + (change.yaw ?? 0),
      pitch: pitch + (change.pitch ?? 0),
      zoom: zoom * (change.zoom ?? 1),
    });
    view.current?.setRotation(rotation.current);
  };
  const rotateRef = useRef(rotate);

  useEffect(() => {
    const [canvasElement, frameElement] = [canvas.current, frame.current];
    if (!canvasElement || !frameElement) return;
    const onProgress = (isFinal: boolean) => frameElement.setAttribute('aria-busy', String(!isFinal));
    try {
      view.current = createView(canvasElement, {...initialOptions.current, onProgress, timeLimit});
    } catch {
      view.current = null;
    }
    if (!view.current) return callbacks.current.onUnsupported();
    view.current.resize();
    view.current.setRotation(rotation.current);
    const reportLoss = () => callbacks.current.onLost();
    canvasElement.addEventListener('webglcontextlost', reportLoss);
    const resizeObserver = new ResizeObserver(() => view.current?.resize());
    resizeObserver.observe(canvasElement);
    const stopFollowing = followPointers(frameElement, (change) => rotateRef.current(change));
    return () => {
      stopFollowing();
      resizeObserver.disconnect();
      canvasElement.removeEventListener('webglcontextlost', reportLoss);
      view.current?.dispose();
    };
  }, []);
  useEffect(() => {
    if (isShown) view.current?.show(parts, color);
  }, [parts, color, isShown]);

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
          const change = keyChanges[event.key];
          if (!change) return;
          event.preventDefault();
          rotate(change);
        }}
      >
        {/* The rule treats a canvas as a control; this one is a picture. */}
        {/* eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role */}
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={`${t.label3d(details)}. ${t.keyHelp}`} />
      </div>
      <div className={styles.turns}>
        <button type="button" aria-label={t.left} onClick={() => rotate({yaw: 30})}>
          <RotationIcon />
        </button>
        <button type="button" aria-label={t.right} onClick={() => rotate({yaw: -30})}>
          <RotationIcon right />
        </button>
        <button type="button" aria-label={t.farther} onClick={() => rotate({zoom: 1 / 1.25})}>
          <Icon path="M2 9h14" size={18} />
        </button>
        <button type="button" aria-label={t.nearer} onClick={() => rotate({zoom: 1.25})}>
          <Icon path="M2 9h14M9 2v14" size={18} />
        </button>
      </div>
    </>
  );
}

const RotationIcon = ({right = false}: {right?: boolean}) => (
  <Icon path="M3 9.5a6 3.6 0 1 0 6-4.1H4M7 2 3.6 5.4 7 8.8" size={18} mirrored={right} />
);
