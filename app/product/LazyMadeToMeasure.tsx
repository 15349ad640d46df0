import type {ComponentProps} from 'react';
import styles from '~/configurator/form/configurator.module.css';
import drawing from '~/configurator/drawing/drawing.module.css';
import stage from '~/configurator/view/stage.module.css';
import {latePart} from '~/ui/latePart';
import type {MadeToMeasure} from './MadeToMeasure';

const Part = latePart(() => import('./MadeToMeasure').then((module) => module.MadeToMeasure));

/**
 * The configurator, whose code the browser loads only for a made-to-measure product. One class of each of its style sheets
 * is used here, so that the document links them.
 */
export function LazyMadeToMeasure(props: ComponentProps<typeof MadeToMeasure>) {
  return (
    <div className={`${styles.page} ${drawing.place} ${stage.beside}`}>
      <Part {...props} />
    </div>
  );
}
