import {createContext, useContext, useState, type MouseEvent} from 'react';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {pictureUrl, type Image} from '~/platform/images';
import type {Elements} from '../elements';
import {useLazyComponent} from '../lazyComponent';
import styles from './Zoom.module.css';

/** The name of a link: the number of the picture and its alternative text. */
const linkMessages = defineMessages({
  de: {enlarge: (position: string, subject: string) => `Bild${position} vergrößern${subject}`, of: 'von'},
  en: {enlarge: (position: string, subject: string) => `Enlarge picture${position}${subject}`, of: 'of'},
});

const importDialog = () => import('./ZoomDialog').then(({ZoomDialog}) => ZoomDialog);

interface ZoomActions {
  images: Image[];
  loadDialog(): unknown;
  open(event: MouseEvent<HTMLElement>, image: Image): void;
}

const ZoomContext = createContext<ZoomActions | null>(null);

/** Provides the pictures of a page that `ZoomLink` opens, in their order. The code of the dialog loads when a link needs it. */
export function Zoom({images: pageImages, children}: {images: Image[]; children: Elements}) {
  // A page may show one picture twice.
  const images = [...new Map(pageImages.map((image) => [image.url, image])).values()];
  const [Dialog, loadDialog] = useLazyComponent(importDialog);
  /** The link that opened the dialog, and the index of its picture. */
  const [opener, setOpener] = useState<{link: HTMLElement; index: number}>();
  const open = (event: MouseEvent<HTMLElement>, image: Image) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    void loadDialog().then((isLoaded) => {
      const index = images.findIndex(({url}) => url === image.url);
      if (isLoaded) setOpener({link, index: Math.max(index, 0)});
      // Without the dialog's code the link opens the file, as it does without JavaScript.
      else window.location.assign(originalUrl(image));
    });
  };
  const close = () => {
    opener?.link.focus({preventScroll: true});
    setOpener(undefined);
  };
  return (
    <ZoomContext.Provider value={{images, loadDialog, open}}>
      {children}
      {Dialog && opener && <Dialog images={images} initialIndex={opener.index} onClose={close} />}
    </ZoomContext.Provider>
  );
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
      onPointerEnter={zoom?.loadDialog}
      onFocus={zoom?.loadDialog}
    >
      {children}
      <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
        <path d="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
      </svg>
    </a>
  );
}
