import {createContext, useContext, useEffect, useRef, type MouseEvent} from 'react';
import {defineMessages} from '~/i18n/messages';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {pictureUrl, type Image} from '~/platform/images';
import type {Elements} from '../elements';
import styles from './Zoom.module.css';

/** The name of a link: the number of the picture and its alternative text. */
const linkMessages = defineMessages({
  de: {enlarge: (position: string, subject: string) => `Bild${position} vergrößern${subject}`, of: 'von'},
  en: {enlarge: (position: string, subject: string) => `Enlarge picture${position}${subject}`, of: 'of'},
});

const importPictures = () => import('./showPictures');

/** Loads the code ahead. If that fails, the click opens the file. */
const preload = () => void importPictures().catch(() => undefined);

interface ZoomActions {
  images: Image[];
  open(event: MouseEvent<HTMLElement>, image: Image): void;
}

const ZoomContext = createContext<ZoomActions | null>(null);

/** Provides the pictures of a page that `ZoomLink` opens, in their order. The code that shows them full screen loads when a link needs it. */
export function Zoom({images: pageImages, children}: {images: Image[]; children: Elements}) {
  // A page may show one picture twice.
  const images = [...new Map(pageImages.map((image) => [image.url, image])).values()];
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>();
  useEffect(() => () => dialog.current?.close(), []);
  const open = (event: MouseEvent<HTMLElement>, image: Image) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    const index = images.findIndex(({url}) => url === image.url);
    importPictures().then(
      ({showPictures}) => {
        // The visitor may have left the page, or clicked twice, while the code loaded.
        if (link.isConnected && !dialog.current?.isConnected)
          dialog.current = showPictures({images, index: Math.max(index, 0), language, link});
      },
      // Without that code the link opens the file, as it does without JavaScript.
      () => window.location.assign(originalUrl(image)),
    );
  };
  return <ZoomContext.Provider value={{images, open}}>{children}</ZoomContext.Provider>;
}

/** The URL of the picture in its original size. */
const originalUrl = (image: Image) => pictureUrl(image, image.width);

/** A link around a picture that opens the picture full screen; without JavaScript it opens the file. */
export function ZoomLink({image, children}: {image: Image; children: Elements}) {
  const t = useMessages(linkMessages);
  const zoom = useContext(ZoomContext);
  const images = zoom?.images ?? [];
  const number = 1 + images.findIndex(({url}) => url === image.url);
  const position = images.length > 1 ? ` ${number} ${t.of} ${images.length}` : '';
  const subject = image.altText ? `: ${image.altText}` : '';
  return (
    <a
      href={originalUrl(image)}
      aria-label={t.enlarge(position, subject)}
      className={styles.link}
      onClick={(event) => zoom?.open(event, image)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children}
      <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
        <path d="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
      </svg>
    </a>
  );
}
