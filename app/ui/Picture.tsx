import styles from './Picture.module.css';
import {pictureSources, pictureUrl, uprightSizes, uprightSources, type Image} from '~/platform/images';

interface PictureProps {
  image: Image;
  /** The `sizes` attribute: how wide the picture stands in the layout. */
  sizes: string;
  /** Width by height, such as `4 / 5`; the original's when left out. */
  ratio?: string;
  /** Loads at once; for the largest picture above the fold. */
  priority?: boolean;
  /** Upright below 768 px. The store cuts it, because a wide picture would spend its pixels on sides that nobody sees. */
  upright?: boolean;
  className?: string;
  /** Replaces the picture's own text; empty for a picture beside a text that says the same. */
  alt?: string;
}

/**
 * Only the script hides a picture, and only while it loads: without JavaScript, or from the cache, it shows at once. An attribute, not a
 * state: a state that is set while React takes over the page makes it do the rest of that work in one long task.
 */
function hideWhileLoading(element: HTMLImageElement | null) {
  if (!element || element.complete) return;
  element.dataset.loading = '';
  const show = () => delete element.dataset.loading;
  element.addEventListener('load', show, {once: true});
  element.addEventListener('error', show, {once: true});
}

/** A picture over its blurred 20 px placeholder, which goes away once the picture has loaded. */
export function Picture({image, sizes, ratio, priority = false, upright = false, className, alt}: PictureProps) {
  const sharp = (
    <img
      ref={priority ? undefined : hideWhileLoading}
      key={image.url}
      className={styles.image}
      src={pictureUrl(image, 1080)}
      srcSet={pictureSources(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={alt ?? image.altText}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && {fetchpriority: 'high'})}
      decoding={priority ? 'sync' : 'async'}
    />
  );
  return (
    <span
      className={[styles.picture, className].filter(Boolean).join(' ')}
      style={{aspectRatio: ratio ?? `${image.width} / ${image.height}`}}
    >
      <img
        className={styles.placeholder}
        src={pictureUrl(image, 20)}
        alt=""
        aria-hidden="true"
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
      {upright ? (
        <picture>
          <source media="(max-width: 767px)" srcSet={uprightSources(image)} sizes={uprightSizes} />
          {sharp}
        </picture>
      ) : (
        sharp
      )}
    </span>
  );
}
