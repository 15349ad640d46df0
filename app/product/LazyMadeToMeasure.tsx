import type {ComponentProps} from 'react';
import styles from '~/configurator/form/configurator.module.css';
import {lazySection} from '~/ui/lazySection';
import type {MadeToMeasure} from './MadeToMeasure';

const LazySection = lazySection(() => import('./MadeToMeasure').then((module) => module.MadeToMeasure));

/** The configurator, whose code loads only for a made-to-measure product. */
export function LazyMadeToMeasure(props: ComponentProps<typeof MadeToMeasure>) {
  return (
    <div className={styles.page}>
      <LazySection {...props} />
    </div>
  );
}
