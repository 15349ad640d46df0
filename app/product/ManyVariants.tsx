import {useLocation, useNavigation, useSearchParams} from '@remix-run/react';
import type {FormEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {OptionList, optionMessages} from './OptionList';
import type {VariantOption} from './variantOptions';
import type {Product} from './product';
import {VariantPage} from './ReadyMade';
import styles from './VariantPicker.module.css';

/** The page of a product with more variants than the page loads: it has the chosen one, and the worker finds others by their options. */
export function ManyVariants({product, variantOptions}: {product: Product; variantOptions: VariantOption[]}) {
  const t = useMessages(optionMessages);
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
    <div data-options aria-busy={isLoading} onSubmitCapture={isLoading ? preventSubmit : undefined}>
      <VariantPage product={product} chosenVariant={chosenVariant} quantity={parameters.get('quantity')}>
        {chosenVariant && <input type="hidden" name="variant" value={chosenVariant.id} />}
        <div className={styles.options}>
          {variantOptions.map((option) => (
            <OptionList key={option.name} handle={product.handle} chosenVariant={chosenVariant} option={option} />
          ))}
        </div>
        <p role="status" className="visually-hidden">
          {isLoading && t.loading}
        </p>
      </VariantPage>
    </div>
  );
}
