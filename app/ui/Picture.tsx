import {pictureSources, pictureUrl, uprightSizes, uprightSources, type Image} from '~/platform/images';
import {findClickedUrl} from './clickedPicture';
import styles from './Picture.module.css';

interface PictureProps {
  image: Image;
  /** The `sizes` attribute: the picture's width in the layout. */
  sizes: string;
  /** Width by height, such as `4 / 5`. The default is the picture's own ratio. */
  ratio?: string;
  /** Loads eagerly; for the largest picture above the fold. */
  priority?: boolean;
  /** Portrait format below 768 px. The store crops the picture, so that the browser doesn't load the invisible sides. */
  upright?: boolean;
  className?: string;
  /** Replaces the picture's alternative text. Empty for a picture beside a text that says the same. */
  alt?: string;
}

/**
 * Hides the picture while it loads. The worker doesn't hide it, so that it is visible at once without JavaScript and when it comes from
 * the browser's cache. An attribute says that it is loading, not a state: a state that is set during hydration makes React hydrate
 * everything else in one long task.
 */
function hideWhileLoading(element: HTMLImageElement | null) {
  if (!element || element.complete) return;
  element.dataset.loading = '';
  const show = () => delete element.dataset.loading;
  element.addEventListener('load', show, {once: true});
  element.addEventListener('error', show, {once: true});
}

/**
 * A picture over its placeholder, which is visible until the picture has loaded: a blurred one of 20 px, or, after a click on a link with the
 * same picture, the one of the link.
 */
export function Picture({image, sizes, ratio, priority = false, upright = false, className, alt}: PictureProps) {
  const clickedUrl = findClickedUrl(image);
  const fullImage = (
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
      data-description={alt ?? image.altText}
      className={[styles.picture, className].filter(Boolean).join(' ')}
      style={{aspectRatio: ratio ?? `${image.width} / ${image.height}`}}
    >
      <img
        className={clickedUrl ? styles.image : styles.placeholder}
        src={clickedUrl ?? pictureUrl(image, 20)}
        alt=""
        aria-hidden="true"
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
      />
      {upright ? (
        <picture>
          <source media="(max-width: 767px)" srcSet={uprightSources(image)} sizes={uprightSizes} />
          {fullImage}
        </picture>
      ) : (
        fullImage
      )}
    </span>
  );
}
