import {lazySection} from '~/ui/lazySection';

/** An element that only the page of a product with many variants has. */
export const optionsSelector = '[data-options]';

/** The page of a product with many variants, whose code loads only for such a product. */
export const LazyManyVariants = lazySection(() => import('./ManyVariants').then((module) => module.ManyVariants));
