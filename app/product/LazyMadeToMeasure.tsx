import type {ComponentProps} from 'react';
import styles from '~/configurator/form/configurator.module.css';
import drawing from '~/configurator/drawing/drawing.module.css';
import viewer from '~/configurator/view/viewer.module.css';
import {lazySection} from '~/ui/lazySection';
import type {MadeToMeasure} from './MadeToMeasure';

const Part = lazySection(() => import('./MadeToMeasure').then((module) => module.MadeToMeasure));

/**
 * The configurator, whose code loads only for a made-to-measure product. It uses one class of each of its style sheets, so that the
 * document links them.
 */
export function LazyMadeToMeasure(props: ComponentProps<typeof MadeToMeasure>) {
  return (
    <div className={`${styles.page} ${drawing.place} ${viewer.beside}`}>
      <Part {...props} />
    </div>
  );
}
