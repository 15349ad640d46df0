import {useEffect, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import type {Image} from '~/platform/images';
import {Arrow} from '../Arrow';
import {zoomMessages} from './messages';
import {useStageSize} from './useStageSize';
import {useZoomGestures} from './useZoomGestures';
import styles from './ZoomDialog.module.css';
import {ZoomPicture} from './ZoomPicture';
import {boundsOf, moveBy, whole, zoomAt, type Point} from './zoomView';

/** How much one press of a key or button changes the size. */
const factor = 1.5;

/** How far an arrow key moves a large picture, in CSS pixels. */
const stride = 120;

const directions: Record<string, Point> = {
  ArrowLeft: {x: stride, y: 0},
  ArrowRight: {x: -stride, y: 0},
  ArrowUp: {x: 0, y: stride},
  ArrowDown: {x: 0, y: -stride},
};

/** The pictures of a page, one at a time on the whole screen (rules 21.1 to 21.4). */
export function ZoomDialog({images, start, onClose}: {images: Image[]; start: number; onClose(): void}) {
  const t = useMessages(zoomMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const [view, setView] = useState(whole);
  const [pull, setPull] = useState(0);
  const size = useStageSize(stage);
  const image = images[index];
  const bounds = boundsOf(image ?? {width: 1, height: 1}, size);

  const show = (position: number) => {
    if (position === index || !images[position]) return;
    setIndex(position);
    setView(whole);
  };
  const go = (step: number) => show(index + step);
  const zoom = (by: number) => setView((current) => zoomAt(current, by, {x: 0, y: 0}, bounds));
  useZoomGestures({stage, bounds, view, setView, setPull, go});
  useEffect(() => dialog.current?.showModal(), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = directions[event.key];
      if (direction && view.scale > 1) setView((current) => moveBy(current, direction, bounds));
      else if (direction) go(-Math.sign(direction.x));
      else if (event.key === '+' || event.key === '=') zoom(factor);
      else if (event.key === '-') zoom(1 / factor);
      else if (event.key === 'Home') show(0);
      else if (event.key === 'End') show(images.length - 1);
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
      <div ref={stage} className={styles.stage} data-large={view.scale > 1} data-pulled={pull !== 0}>
        {images.map(
          (picture, position) =>
            Math.abs(position - index) < 2 && (
              <ZoomPicture
                key={picture.url}
                image={picture}
                bounds={boundsOf(picture, size)}
                view={position === index ? view : whole}
                offset={(position - index) * size.width + pull}
                hidden={position !== index}
              />
            ),
        )}
      </div>
      <div className={styles.bar}>
        <p className={`annotation ${styles.caption}`} aria-live="polite">
          {images.length > 1 && (
            <>
              <span className="visually-hidden">{t.position(index + 1, images.length)} </span>
              <span aria-hidden="true" className={styles.position}>
                {index + 1}/{images.length}
              </span>
            </>
          )}
          {image?.altText}
        </p>
        <div className={styles.controls}>
          <Control label={t.smaller} off={view.scale <= 1} onPress={() => zoom(1 / factor)}>
            <Sign path="M4 10h12" />
          </Control>
          <Control label={t.larger} off={view.scale >= bounds.max} onPress={() => zoom(factor)}>
            <Sign path="M4 10h12M10 4v12" />
          </Control>
          {images.length > 1 && (
            <>
              <Control label={t.previous} off={index === 0} onPress={() => go(-1)}>
                <Arrow left />
              </Control>
              <Control label={t.next} off={index === images.length - 1} onPress={() => go(1)}>
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
  /** It would do nothing. It keeps the focus, so that the keys still work. */
  off: boolean;
  onPress(): void;
  children: React.ReactNode;
}

function Control({label, off, onPress, children}: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-disabled={off}
      onClick={() => off || onPress()}
    >
      {children}
    </button>
  );
}

function Sign({path}: {path: string}) {
  return (
    <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
