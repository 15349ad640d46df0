import {lazy, Suspense, useState, type ComponentProps} from 'react';
import {hydrateAfter} from '~/platform/hydration';
import styles from '~/configurator/form/configurator.module.css';
import drawing from '~/configurator/drawing/drawing.module.css';
import stage from '~/configurator/view/stage.module.css';
import {MadeToMeasure} from './MadeToMeasure';

let loaded = import.meta.env.SSR ? MadeToMeasure : undefined;

async function load() {
  const module = await import('./MadeToMeasure');
  loaded = module.MadeToMeasure;
  return {default: loaded};
}

const LazyComponent = lazy(load);

if (!import.meta.env.SSR && document.querySelector(`.${styles.configurator}`)) hydrateAfter(load());

/**
 * The configurator, whose code the browser loads only for a made-to-measure product. The worker renders it like any
 * other component. One class of each of its style sheets is used here, so that the document links them.
 */
export function LazyMadeToMeasure(props: ComponentProps<typeof MadeToMeasure>) {
  const [Component] = useState(() => loaded ?? LazyComponent);
  return (
    <div className={`${styles.configurator} ${drawing.place} ${stage.beside}`}>
      <Suspense>
        <Component {...props} />
      </Suspense>
    </div>
  );
}
