import type {ComponentProps} from 'react';
import styles from '~/configurator/form/configurator.module.css';
import drawing from '~/configurator/drawing/drawing.module.css';
import viewer from '~/configurator/view/viewer.module.css';
import {lazySection} from '~/ui/lazySection';
import type {MadeToMeasure} from './MadeToMeasure';

const LazySection = lazySection(() => import('./MadeToMeasure').then((module) => module.MadeToMeasure));

/**
 * The configurator, whose code loads only for a made-to-measure product. A class of each of its style sheets is used here, so that the
 * document links them.
 */
export function LazyMadeToMeasure(props: ComponentProps<typeof MadeToMeasure>) {
  return (
    <div className={`${styles.page} ${drawing.place} ${viewer.page}`}>
      <LazySection {...props} />
    </div>
  );
}
