import {lazy, Suspense, useState, type ComponentProps} from 'react';
import {hydrateAfter} from '~/platform/hydration';
import styles from '~/configurator/form/configurator.module.css';
import drawing from '~/configurator/drawing/drawing.module.css';
import {MadeToMeasure} from './MadeToMeasure';

let loaded = import.meta.env.SSR ? MadeToMeasure : undefined;

async function load() {
  const module = await import('./MadeToMeasure');
  loaded = module.MadeToMeasure;
  return {default: loaded};
}

const Arriving = lazy(load);

if (!import.meta.env.SSR && document.querySelector(`.${styles.configurator}`)) hydrateAfter(load());

/**
 * The configurator, whose code the browser loads only where a piece is made to measure. The worker renders it like any
 * other part. Its styles come with the document, because some class of each sheet that no other part uses is named here.
 */
export function LazyMadeToMeasure(props: ComponentProps<typeof MadeToMeasure>) {
  const [Part] = useState(() => loaded ?? Arriving);
  return (
    <div className={`${styles.configurator} ${drawing.place}`}>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  );
}
