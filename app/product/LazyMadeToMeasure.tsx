import type {ComponentProps} from 'react';
import {lazySection} from '~/ui/lazySection';
import type {MadeToMeasure} from './MadeToMeasure';
import styles from './ProductPage.module.css';

const LazySection = lazySection(() => import('./MadeToMeasure').then((module) => module.MadeToMeasure));

/** The configurator, whose code loads only for a made-to-measure product. */
export function LazyMadeToMeasure(props: ComponentProps<typeof MadeToMeasure>) {
  return (
    <div className={styles.madeToMeasure}>
      <LazySection {...props} />
    </div>
  );
}
