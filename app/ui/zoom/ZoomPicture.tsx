import {pictureSources, pictureUrl, type Image} from '~/platform/images';
import styles from './ZoomDialog.module.css';
import type {Bounds, View} from './zoomView';

interface ZoomPictureProps {
  image: Image;
  bounds: Bounds;
  view: View;
  /** The horizontal distance from the centre of the stage, in CSS pixels. The pictures stand side by side. */
  offset: number;
  /** Whether it is a neighbour beside the stage. */
  isHidden: boolean;
}

/** A picture on the stage. The browser loads the picture in the size of the stage, and a larger file when the picture is zoomed. */
export function ZoomPicture({image, bounds: {fitted}, view, offset, isHidden}: ZoomPictureProps) {
  const width = fitted.width * view.scale;
  return (
    <img
      src={pictureUrl(image, 1080)}
      srcSet={pictureSources(image)}
      sizes={`${Math.ceil(width)}px`}
      alt={isHidden ? '' : image.altText}
      draggable={false}
      className={styles.picture}
      style={{
        width,
        height: fitted.height * view.scale,
        backgroundImage: `url("${pictureUrl(image, 20)}")`,
        transform: `translate(calc(-50% + ${view.x + offset}px), calc(-50% + ${view.y}px))`,
      }}
    />
  );
}
