import {pictureSources, pictureUrl, type Image} from '~/platform/images';
import styles from './ZoomDialog.module.css';
import type {Bounds, View} from './zoomView';

interface ZoomPictureProps {
  image: Image;
  bounds: Bounds;
  view: View;
  /** Its distance from the middle of the stage, in CSS pixels: pictures lie side by side. */
  offset: number;
  hidden: boolean;
}

/** A picture on the stage. The browser loads the size that it has there, and a larger one when it is enlarged (rule 21.3). */
export function ZoomPicture({image, bounds: {fitted}, view, offset, hidden}: ZoomPictureProps) {
  const width = fitted.width * view.scale;
  return (
    <img
      src={pictureUrl(image, 1080)}
      srcSet={pictureSources(image)}
      sizes={`${Math.ceil(width)}px`}
      alt={hidden ? '' : image.altText}
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
