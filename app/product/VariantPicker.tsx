import {useEffect, useRef, type KeyboardEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {PlusMinus} from '~/ui/Disclosure';
import {shopMessages} from './messages';
import {Price} from './Price';
import type {Variant} from './product';
import styles from './VariantPicker.module.css';

interface VariantPickerProps {
  variants: Variant[];
  chosenVariant: Variant;
  onChoose(variant: Variant): void;
}

/**
 * The field `variant` of the surrounding form. The closed list shows the chosen variant. It closes after a choice and on Escape.
 * Sold-out variants can't be chosen.
 */
export function VariantPicker({variants, chosenVariant, onChoose}: VariantPickerProps) {
  const t = useMessages(shopMessages);
  const details = useRef<HTMLDetailsElement>(null);
  const isInitialized = useRef(false);
  // Applies a choice from before hydration, or one that the browser has restored.
  useEffect(() => {
    if (isInitialized.current) return;
    isInitialized.current = true;
    const checkedId = details.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const checkedVariant = variants.find(({id}) => id === checkedId);
    if (checkedVariant && checkedVariant.id !== chosenVariant.id) onChoose(checkedVariant);
  }, [variants, chosenVariant, onChoose]);
  if (variants.length === 1) return <input type="hidden" name="variant" value={chosenVariant.id} />;

  const collapse = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  // On keyup, because keydown of the space bar would open the list again.
  const collapseOn = (...keys: string[]) => ({
    onKeyUp: ({key}: KeyboardEvent) => keys.includes(key) && collapse(),
  });
  return (
    <fieldset className={styles.picker}>
      <legend className="visually-hidden">{t.variant}</legend>
      <details ref={details}>
        <summary className={styles.summary} data-nosnippet {...collapseOn('Escape')}>
          <span>
            <span className="annotation">{t.variant}</span>
            <br />
            {/* Without JavaScript it would keep showing the initial variant. */}
            <span className="only-script">{chosenVariant.title}</span>
          </span>
          <PlusMinus />
        </summary>
        {variants.map((variant) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The input handles the keys.
          <label
            key={variant.id}
            className={styles.option}
            // Here and not at the input, which gets the click on its label with `detail` 0, as it gets that of an arrow key. An arrow key
            // leaves the list open.
            onClick={({detail}) => variant.availableForSale && detail && collapse()}
          >
            <span className={styles.name}>
              <input
                className={styles.radio}
                type="radio"
                name="variant"
                value={variant.id}
                checked={variant.id === chosenVariant.id}
                disabled={!variant.availableForSale}
                onChange={() => onChoose(variant)}
                {...collapseOn('Enter', ' ', 'Escape')}
              />
              <span>{variant.title}</span>
            </span>
            {variant.availableForSale ? (
              <Price price={variant.price} compareAtPrice={variant.compareAtPrice} unitPrice={variant.unitPrice} />
            ) : (
              <span className="annotation">{t.soldOut}</span>
            )}
          </label>
        ))}
      </details>
    </fieldset>
  );
}
