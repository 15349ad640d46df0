import {useSearchParams} from '@remix-run/react';
import {useRef, type KeyboardEvent} from 'react';
import {numericId} from '~/cart/rules/cartItem';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {pageParameter} from '~/platform/listPage';
import {PlusMinus} from '~/ui/Disclosure';
import {LocalLink} from '~/ui/LocalLink';
import {valuesParameter, type VariantOption} from './variantOptions';
import {shopMessages} from './messages';
import type {Variant} from './product';
import styles from './VariantPicker.module.css';

export const optionMessages = defineMessages({
  de: {
    onlyWith: (values: string) => `nur mit ${values}`,
    more: (option: string) => `Weitere Auswahl: ${option}`,
    loading: 'Ausführung wird geladen …',
  },
  en: {
    onlyWith: (values: string) => `only with ${values}`,
    more: (option: string) => `More options: ${option}`,
    loading: 'Loading this version …',
  },
});

interface OptionListProps {
  handle: string;
  chosenVariant?: Variant;
  option: VariantOption;
}

/**
 * The values of one option, as links that work without JavaScript. The closed list shows the chosen value. It closes after a selection and
 * on Escape. Sold-out values are no links.
 */
export function OptionList({handle, chosenVariant, option}: OptionListProps) {
  const shop = useMessages(shopMessages);
  const t = useMessages(optionMessages);
  const [parameters] = useSearchParams();
  const details = useRef<HTMLDetailsElement>(null);

  const createPath = (query: Record<string, string>) => {
    const quantity = parameters.get('quantity');
    return `/product/${handle}?${new URLSearchParams({...query, ...(quantity && {quantity})})}`;
  };
  const collapse = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const collapseOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && collapse();
  const navigationProps = {replace: true, preventScrollReset: true};
  return (
    <details ref={details} open={option.isOpen} className={styles.picker}>
      <summary className={styles.summary} onKeyUp={collapseOnEscape}>
        <span>
          <span className="annotation">{option.name}</span>
          <br />
          <span>{option.chosenValue}</span>
        </span>
        <PlusMinus />
      </summary>
      {chosenVariant && option.pages.length > 0 && (
        <nav className={styles.pages} aria-label={t.more(option.name)}>
          {option.pages.map(({number, first, last}) => (
            <LocalLink
              key={number}
              {...navigationProps}
              className={styles.page}
              to={createPath({variant: numericId(chosenVariant.id), [pageParameter]: String(number)})}
              aria-current={number === option.page || undefined}
              onKeyUp={collapseOnEscape}
            >
              {`${first} – ${last}`}
            </LocalLink>
          ))}
        </nav>
      )}
      <ul aria-label={option.name}>
        {option.values.map(({name, selection, changedValues}) => (
          <li key={name}>
            {selection ? (
              <LocalLink
                {...navigationProps}
                className={styles.option}
                to={createPath({[valuesParameter]: selection})}
                aria-current={name === option.chosenValue || undefined}
                onClick={collapse}
                onKeyUp={collapseOnEscape}
              >
                <span>{name}</span>
                {changedValues && <span className="annotation">{t.onlyWith(changedValues)}</span>}
              </LocalLink>
            ) : (
              <span className={styles.option} aria-current={name === option.chosenValue || undefined}>
                <span>{name}</span>
                <span className="annotation">{shop.soldOut}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
