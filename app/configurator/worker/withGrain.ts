import type {Offer} from '../rules/offer';

/** In px: a square of 44 px on the sharpest screens. */
const side = '132';

/** An offer whose pictures of grain have whole URLs of small squares. One without a readable URL is left out. `store` is its origin. */
export function withGrain<O extends Offer>(offer: O, store: string): O {
  return {...offer, colors: offer.colors.map(({grain, ...color}) => ({...color, ...squareOf(grain, store)}))};
}

function squareOf(grain: string | undefined, store: string): {grain?: string} {
  if (grain === undefined || !URL.canParse(grain, store)) return {};
  const url = new URL(grain, store);
  if (!/^https?:$/.test(url.protocol)) return {};
  for (const [name, value] of Object.entries({width: side, height: side, crop: 'center', format: 'webp'}))
    url.searchParams.set(name, value);
  return {grain: url.href};
}
