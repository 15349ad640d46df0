import PhotoSwipe from 'photoswipe';
import type {Language} from '~/i18n/language';
import {pictureSources, pictureUrl, type Image} from '~/platform/images';
import {pictureMessages} from './messages';
import {clickFactor, maxZoomLevel} from './zoomLevel';
import './showPictures.css';

/** The zoom factor of a key. */
const keyFactor = 1.5;

const createIcon = (content: string) =>
  `<svg viewBox="0 0 20 20" class="pswp__icn" aria-hidden="true">${content}</svg>`;

/** PhotoSwipe mirrors it for the next picture, and hides the bar of the plus while the picture is large. */
const icons = {
  arrow: createIcon('<path d="M17 10H3m6-6-6 6 6 6"/>'),
  zoom: createIcon('<path d="M4 10h12"/><path d="M10 4v12" class="pswp__zoom-icn-bar-v"/>'),
  close: createIcon('<path d="m3 3 14 14M17 3 3 17"/>'),
};

interface PictureOptions {
  images: Image[];
  /** The index of the picture that is shown first. */
  index: number;
  language: Language;
  /** The link that gets the focus at the end. */
  link: HTMLElement;
}

/** Shows the pictures full screen, one at a time, in a dialog that is returned. */
export function showPictures({images, index, language, link}: PictureOptions): HTMLDialogElement {
  const t = pictureMessages[language];
  // A modal dialog keeps focus and screen readers inside, and the page behind it in its place.
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', t.pictures);
  const photoSwipe = new PhotoSwipe({
    dataSource: images.map((image) => ({
      src: pictureUrl(image, 1080),
      srcset: pictureSources(image),
      msrc: pictureUrl(image, 20),
      width: image.width,
      height: image.height,
      alt: image.altText,
    })),
    index,
    appendToEl: dialog,
    trapFocus: false,
    showHideAnimationType: 'none',
    bgOpacity: 1,
    padding: {top: 0, right: 0, bottom: 72, left: 0},
    closeOnVerticalDrag: false,
    pinchToClose: false,
    wheelToZoom: true,
    bgClickAction: 'zoom',
    // By default a click closes a picture that hasn't loaded yet.
    imageClickAction: 'zoom',
    tapAction: false,
    secondaryZoomLevel: ({fit}) => fit * clickFactor,
    maxZoomLevel,
    counter: false,
    errorMsg: t.error,
    arrowPrevTitle: t.previous,
    arrowNextTitle: t.next,
    zoomTitle: t.zoom,
    closeTitle: t.close,
    arrowPrevSVG: icons.arrow,
    arrowNextSVG: icons.arrow,
    zoomSVG: icons.zoom,
    closeSVG: icons.close,
  });

  photoSwipe.on('uiRegister', () => {
    // The dialog is the element around it.
    photoSwipe.element?.removeAttribute('role');
    photoSwipe.ui?.registerElement({
      name: 'caption',
      className: 'pswp__caption annotation',
      appendTo: 'wrapper',
      order: 9,
      html: '<span class="visually-hidden"></span><span aria-hidden="true"></span><span></span>',
      onInit: (caption) => {
        caption.setAttribute('aria-live', 'polite');
        const [spokenPosition, position, description] = caption.querySelectorAll('span');
        if (!spokenPosition || !position || !description) return;
        photoSwipe.on('change', () => {
          const number = photoSwipe.currIndex + 1;
          if (images.length > 1) {
            spokenPosition.textContent = `${t.position(number, images.length)} `;
            position.textContent = `${number}/${images.length}`;
          }
          description.textContent = images[photoSwipe.currIndex]?.altText ?? '';
        });
      },
    });
  });
  // When several pictures are skipped, PhotoSwipe doesn't hide the element of the former one from screen readers.
  photoSwipe.on('slideDestroy', ({slide}) => slide.holderElement?.setAttribute('aria-hidden', 'true'));
  photoSwipe.on('keydown', ({originalEvent: event}) => {
    const {currSlide: slide} = photoSwipe;
    if (!slide || event.ctrlKey || event.metaKey || event.altKey) return;
    // They move a large picture instead.
    photoSwipe.options.arrowKeys = !slide.isPannable();
    if (event.key === '+' || event.key === '=') photoSwipe.zoomTo(slide.currZoomLevel * keyFactor);
    else if (event.key === '-') photoSwipe.zoomTo(slide.currZoomLevel / keyFactor);
    else if (event.key === 'Home') photoSwipe.goTo(0);
    else if (event.key === 'End') photoSwipe.goTo(images.length - 1);
    else return;
    event.preventDefault();
  });
  // Escape, and the gesture for the way back on Android.
  dialog.addEventListener('close', () => photoSwipe.close());
  photoSwipe.on('destroy', () => {
    dialog.remove();
    link.focus({preventScroll: true});
  });
  document.body.append(dialog);
  dialog.showModal();
  photoSwipe.init();
  return dialog;
}
