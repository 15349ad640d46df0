/** Pages that begin with the picture of the link to them. */
const pages = /\/(product|projects|services)\/|\/werkstatt$/;

/** In ms, as long as Remix waits before it fetches the page's data. */
const delay = 100;

/**
 * When a visitor points at a link with the picture that its page begins with, touches or focuses it, that picture is fetched in
 * the size of the page (rule 2.23). `productSizes` is the `sizes` of a product's picture.
 */
export function fetchNextPictures(productSizes: string): void {
  let timer: number;
  const aim = ({target}: Event) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const link = (target as Element).closest('a');
      const page = link && pages.exec(link.pathname);
      const picture = page && link.querySelector<HTMLImageElement>('img[srcset]');
      if (!picture) return;
      Object.assign(new Image(), {sizes: page[1] === 'product' ? productSizes : '100vw', srcset: picture.srcset});
    }, delay);
  };
  document.addEventListener('pointerover', aim);
  document.addEventListener('focusin', aim);
}
