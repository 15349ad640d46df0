/** The paths of pages whose first picture is also in the link to the page. */
const picturePages = /\/(product|projects|services)\/|\/werkstatt$/;

/** In ms. Remix's prefetch has the same delay. */
const delay = 100;

/**
 * On hover, touch or focus of a link with a picture, this prefetches the picture in the size of the linked page. `productSizes` is the
 * `sizes` of a product's picture.
 */
export function prefetchPictures(productSizes: string): void {
  let timer: number;
  const prefetchAfterDelay = ({target}: Event) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const link = (target as Element).closest('a');
      const pathMatch = link && picturePages.exec(link.pathname);
      const picture = pathMatch && link.querySelector<HTMLImageElement>('img[srcset]');
      if (!picture) return;
      const sizes = pathMatch[1] === 'product' ? productSizes : '100vw';
      Object.assign(new Image(), {sizes, srcset: picture.srcset});
    }, delay);
  };
  document.addEventListener('pointerover', prefetchAfterDelay);
  document.addEventListener('focusin', prefetchAfterDelay);
}
