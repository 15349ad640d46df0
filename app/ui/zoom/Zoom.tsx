import {createContext, useContext, useState, type MouseEvent, type ReactNode} from 'react';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {pictureUrl, type Image} from '~/platform/images';
import {useLateComponent} from '../lateCode';
import styles from './Zoom.module.css';

/** The name of a link: which picture of how many, and what it shows. */
const linkMessages = defineMessages({
  de: {enlarge: (which: string, subject: string) => `Bild${which} vergrößern${subject}`, of: 'von'},
  en: {enlarge: (which: string, subject: string) => `Enlarge picture${which}${subject}`, of: 'of'},
});

const importDialog = () => import('./ZoomDialog').then(({ZoomDialog}) => ZoomDialog);

interface ZoomActions {
  images: Image[];
  load(): unknown;
  open(event: MouseEvent<HTMLElement>, image: Image): void;
}

const ZoomContext = createContext<ZoomActions | null>(null);

/** The pictures of a page that `ZoomLink` opens, in their order (rule 21.1). The viewer's code loads with the first of them. */
export function Zoom({images: all, children}: {images: Image[]; children: ReactNode}) {
  // A page may show one picture twice.
  const images = [...new Map(all.map((image) => [image.url, image])).values()];
  const [Dialog, load] = useLateComponent(importDialog);
  const [opened, setOpened] = useState<{link: HTMLElement; index: number}>();
  const open = (event: MouseEvent<HTMLElement>, image: Image) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    void load().then((loaded) => {
      const index = images.findIndex(({url}) => url === image.url);
      if (loaded) setOpened({link, index: Math.max(index, 0)});
      // Without the viewer's code, do what the link would have done.
      else window.location.assign(fileOf(image));
    });
  };
  const close = () => {
    opened?.link.focus({preventScroll: true});
    setOpened(undefined);
  };
  return (
    <ZoomContext.Provider value={{images, load, open}}>
      {children}
      {Dialog && opened && <Dialog images={images} start={opened.index} onClose={close} />}
    </ZoomContext.Provider>
  );
}

/** The picture alone, as large as it is. */
const fileOf = (image: Image) => pictureUrl(image, image.width);

/** A picture that opens full screen; without JavaScript its file opens. */
export function ZoomLink({image, children}: {image: Image; children: ReactNode}) {
  const t = useMessages(linkMessages);
  const zoom = useContext(ZoomContext);
  const {length = 0} = zoom?.images ?? [];
  const number = 1 + (zoom?.images.findIndex(({url}) => url === image.url) ?? 0);
  return (
    <a
      href={fileOf(image)}
      aria-label={t.enlarge(length > 1 ? ` ${number} ${t.of} ${length}` : '', image.altText && `: ${image.altText}`)}
      className={styles.link}
      onClick={(event) => zoom?.open(event, image)}
      onPointerEnter={zoom?.load}
      onFocus={zoom?.load}
    >
      {children}
      <svg viewBox="0 0 20 20" className={styles.sign} aria-hidden="true">
        <path d="M12 3h5v5M17 3l-6 6M8 17H3v-5M3 17l6-6" />
      </svg>
    </a>
  );
}
