import {latePart} from '~/ui/latePart';

/** The part of the document that such a page has and no other. */
export const choicesSelector = '[data-choices]';

/** The page of a product with many variants, whose code the browser loads only for such a product. */
export const LazyManyVariants = latePart(() => import('./ManyVariants').then((module) => module.ManyVariants));
