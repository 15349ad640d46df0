import {useLocation, useNavigation, useSearchParams} from '@remix-run/react';
import type {FormEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {ChoiceList, choiceMessages} from './ChoiceList';
import type {Choice} from './choices';
import type {Product} from './product';
import {VariantPage} from './ReadyMade';
import styles from './VariantPicker.module.css';

/**
 * The page of a product with more variants than the page loads: it has one, and the worker finds any other by its options.
 */
export function ManyVariants({product, choices}: {product: Product; choices: Choice[]}) {
  const t = useMessages(choiceMessages);
  const {pathname} = useLocation();
  const [parameters] = useSearchParams();
  const navigation = useNavigation();
  const [chosen] = product.variants;
  // The page still shows the previous variant.
  const loading = navigation.location?.pathname === pathname;
  const wait = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div data-choices aria-busy={loading} onSubmitCapture={loading ? wait : undefined}>
      <VariantPage product={product} chosen={chosen} quantity={parameters.get('quantity')}>
        {chosen && <input type="hidden" name="variant" value={chosen.id} />}
        <div className={styles.choices}>
          {choices.map((choice) => (
            <ChoiceList key={choice.option} handle={product.handle} chosen={chosen} choice={choice} />
          ))}
        </div>
        <p role="status" className="visually-hidden">
          {loading && t.loading}
        </p>
      </VariantPage>
    </div>
  );
}
