import {useEffect, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/platform/images';
import {Arrow} from '../Arrow';
import {zoomMessages} from './messages';
import {useStageSize} from './useStageSize';
import {useZoomGestures} from './useZoomGestures';
import styles from './ZoomDialog.module.css';
import {ZoomPicture} from './ZoomPicture';
import {computeBounds, moveBy, initialView, zoomAt, type Point} from './zoomView';

/** The zoom factor of a key or button. */
const stepFactor = 1.5;

/** How far an arrow key moves a large picture, in CSS pixels. */
const moveDistance = 120;

const directions: Record<string, Point> = {
  ArrowLeft: {x: moveDistance, y: 0},
  ArrowRight: {x: -moveDistance, y: 0},
  ArrowUp: {x: 0, y: moveDistance},
  ArrowDown: {x: 0, y: -moveDistance},
};

/** The pictures of a page, one at a time on the whole screen. */
export function ZoomDialog({images, initialIndex, onClose}: {images: Image[]; initialIndex: number; onClose(): void}) {
  const t = useMessages(zoomMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(initialIndex);
  const [view, setView] = useState(initialView);
  /** How far the picture was dragged towards its neighbour, in CSS pixels. */
  const [dragOffset, setDragOffset] = useState(0);
  const stageSize = useStageSize(stage);
  const image = images[index];
  const bounds = computeBounds(image ?? {width: 1, height: 1}, stageSize);

  const showPicture = (newIndex: number) => {
    if (newIndex === index || !images[newIndex]) return;
    setIndex(newIndex);
    setView(initialView);
  };
  const step = (count: number) => showPicture(index + count);
  const zoom = (factor: number) => setView((current) => zoomAt(current, factor, {x: 0, y: 0}, bounds));
  useZoomGestures({stage, bounds, view, setView, setDragOffset, step});
  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = directions[event.key];
      if (direction && view.scale > 1) setView((current) => moveBy(current, direction, bounds));
      else if (direction) step(-Math.sign(direction.x));
      else if (event.key === '+' || event.key === '=') zoom(stepFactor);
      else if (event.key === '-') zoom(1 / stepFactor);
      else if (event.key === 'Home') showPicture(0);
      else if (event.key === 'End') showPicture(images.length - 1);
      else return;
      event.preventDefault();
    };
    const {current} = dialog;
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  });

  return (
    <dialog ref={dialog} aria-label={t.pictures} className={styles.dialog} onClose={onClose}>
      <button type="button" className={styles.close} aria-label={t.close} onClick={() => dialog.current?.close()}>
        <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
          <path d="m3 3 14 14M17 3 3 17" />
        </svg>
      </button>
      <div ref={stage} className={styles.stage} data-large={view.scale > 1} data-pulled={dragOffset !== 0}>
        {images.map(
          (picture, pictureIndex) =>
            Math.abs(pictureIndex - index) < 2 && (
              <ZoomPicture
                key={picture.url}
                image={picture}
                bounds={computeBounds(picture, stageSize)}
                view={pictureIndex === index ? view : initialView}
                offset={(pictureIndex - index) * stageSize.width + dragOffset}
                isHidden={pictureIndex !== index}
              />
            ),
        )}
      </div>
      <div className={styles.bar}>
        <p className={`annotation ${styles.caption}`} aria-live="polite">
          {images.length > 1 && (
            <>
              <span className="visually-hidden">{`${t.position(index + 1, images.length)} `}</span>
              <span aria-hidden="true" className={styles.position}>
                {`${index + 1}/${images.length}`}
              </span>
            </>
          )}
          <span>{image?.altText}</span>
        </p>
        <div className={styles.controls}>
          <Control label={t.smaller} isOff={view.scale <= 1} onPress={() => zoom(1 / stepFactor)}>
            <ZoomIcon path="M4 10h12" />
          </Control>
          <Control label={t.larger} isOff={view.scale >= bounds.max} onPress={() => zoom(stepFactor)}>
            <ZoomIcon path="M4 10h12M10 4v12" />
          </Control>
          {images.length > 1 && (
            <>
              <Control label={t.previous} isOff={index === 0} onPress={() => step(-1)}>
                <Arrow left />
              </Control>
              <Control label={t.next} isOff={index === images.length - 1} onPress={() => step(1)}>
                <Arrow />
              </Control>
            </>
          )}
        </div>
      </div>
    </dialog>
  );
}

interface ControlProps {
  label: string;
  /** Whether the button has no effect now. It isn't disabled, so that it keeps the focus and the keys still work. */
  isOff: boolean;
  onPress(): void;
  children: React.ReactNode;
}

function Control({label, isOff, onPress, children}: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
    >
      {children}
    </button>
  );
}

function ZoomIcon({path}: {path: string}) {
  return (
    <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
