import {useEffect, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Picture} from '~/ui/Picture';
import {Zoom, ZoomLink} from '~/ui/zoom/Zoom';
import type {Image} from '~/platform/images';
import styles from './Gallery.module.css';
import {shopMessages} from './messages';

/**
 * A product's pictures, selected by swiping or by thumbnails. It starts with the first picture and follows `index`, the picture of the
 * chosen variant. When it `isBelowFold` its pictures load lazily.
 */
export function Gallery({images, index, isBelowFold = false}: {images: Image[]; index: number; isBelowFold?: boolean}) {
  const t = useMessages(shopMessages);
  const track = useRef<HTMLUListElement>(null);
  const [selectedIndex, setSelectedIndex] = useState(index);

  const show = (position: number) => {
    setSelectedIndex(position);
    const {current} = track;
    if (current) current.scrollLeft = position * current.clientWidth;
  };
  useEffect(() => show(index), [index]);

  if (images.length === 0) return <div className={`${styles.empty} void`} />;
  return (
    <Zoom images={images}>
      <div className={styles.gallery}>
        {/* A scroll region must be reachable by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={track} className={styles.track} tabIndex={0} aria-label={t.pictures} onScroll={followSwipe}>
          {images.map((image, position) => (
            <li key={image.url} className={styles.slide}>
              <ZoomLink image={image}>
                <Picture
                  image={image}
                  sizes="(min-width: 800px) 58vw, 100vw"
                  ratio="4 / 5"
                  className={isBelowFold ? undefined : styles.firstScreen}
                  priority={position === 0 && !isBelowFold}
                />
              </ZoomLink>
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <ul className={styles.thumbs}>
            {images.map((image, position) => (
              <li key={image.url}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-current={position === selectedIndex}
                  aria-label={t.picture(position + 1, images.length)}
                  onClick={() => show(position)}
                >
                  <Picture image={image} sizes="56px" ratio="4 / 5" alt="" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Zoom>
  );

  function followSwipe() {
    const {current} = track;
    if (current) setSelectedIndex(Math.round(current.scrollLeft / current.clientWidth));
  }
}
