import {lazy, Suspense, useState, type ComponentProps} from 'react';
import {hydrateAfter} from '~/platform/hydration';
import {ManyVariants} from './ManyVariants';

/** The part of the document that such a page has and no other. */
export const choicesSelector = '[data-choices]';

let loaded = import.meta.env.SSR ? ManyVariants : undefined;

async function load() {
  const module = await import('./ManyVariants');
  loaded = module.ManyVariants;
  return {default: loaded};
}

const LazyComponent = lazy(load);

if (!import.meta.env.SSR && document.querySelector(choicesSelector)) hydrateAfter(load());

/** The page of a product with many variants, whose code the browser loads only for such a product. */
export function LazyManyVariants(props: ComponentProps<typeof ManyVariants>) {
  const [Component] = useState(() => loaded ?? LazyComponent);
  return (
    <Suspense>
      <Component {...props} />
    </Suspense>
  );
}
