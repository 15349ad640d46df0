import {useLocation, useNavigation, useSearchParams} from '@remix-run/react';
import type {FormEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {ChoiceList, choiceMessages} from './ChoiceList';
import type {OptionChoice} from './choices';
import type {Product} from './product';
import {VariantPage} from './ReadyMade';
import styles from './VariantPicker.module.css';

/** The page of a product with more variants than the page loads: it has the chosen one, and the worker finds others by their options. */
export function ManyVariants({product, choices}: {product: Product; choices: OptionChoice[]}) {
  const t = useMessages(choiceMessages);
  const {pathname} = useLocation();
  const [parameters] = useSearchParams();
  const navigation = useNavigation();
  const [chosenVariant] = product.variants;
  // While another variant loads, the page still shows the previous one, which must not get into the cart.
  const isLoading = navigation.location?.pathname === pathname;
  const preventSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div data-choices aria-busy={isLoading} onSubmitCapture={isLoading ? preventSubmit : undefined}>
      <VariantPage product={product} chosenVariant={chosenVariant} quantity={parameters.get('quantity')}>
        {chosenVariant && <input type="hidden" name="variant" value={chosenVariant.id} />}
        <div className={styles.choices}>
          {choices.map((choice) => (
            <ChoiceList key={choice.option} handle={product.handle} chosenVariant={chosenVariant} choice={choice} />
          ))}
        </div>
        <p role="status" className="visually-hidden">
          {isLoading && t.loading}
        </p>
      </VariantPage>
    </div>
  );
}
