import styles from '~/configurator/form/configurator.module.css';
import drawing from '~/configurator/drawing/drawing.module.css';
import stage from '~/configurator/view/stage.module.css';
import {hydrateLate} from '~/ui/lateHydration';
import {MadeToMeasure} from './MadeToMeasure';

/**
 * The configurator, whose code the browser loads only for a made-to-measure product. One class of each of its style sheets
 * is used here, so that the document links them.
 */
export const LazyMadeToMeasure = hydrateLate({
  Component: import.meta.env.SSR && MadeToMeasure,
  importComponent: () => import('./MadeToMeasure').then((module) => module.MadeToMeasure),
  selector: `.${styles.workbench}`,
  className: `${drawing.place} ${stage.beside}`,
});
