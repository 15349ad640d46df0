import {useSearchParams} from '@remix-run/react';
import {useRef, type KeyboardEvent} from 'react';
import {numericId} from '~/cart/rules/cartItem';
import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import {pageParameter} from '~/platform/listPage';
import {PlusMinus} from '~/ui/Disclosure';
import {LocalLink} from '~/ui/LocalLink';
import {valuesParameter, type OptionChoice} from './choices';
import {shopMessages} from './messages';
import type {Variant} from './product';
import styles from './VariantPicker.module.css';

export const choiceMessages = defineMessages({
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

interface ChoiceListProps {
  handle: string;
  chosenVariant?: Variant;
  choice: OptionChoice;
}

/**
 * The values of one option, as links that work without JavaScript. The closed list shows the chosen value. It closes after a choice and
 * on Escape. Sold-out values are no links.
 */
export function ChoiceList({handle, chosenVariant, choice}: ChoiceListProps) {
  const shop = useMessages(shopMessages);
  const t = useMessages(choiceMessages);
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
    <details ref={details} open={choice.isOpen} className={styles.picker}>
      <summary className={styles.summary} onKeyUp={collapseOnEscape}>
        <span>
          <span className="annotation">{choice.option}</span>
          <br />
          <span>{choice.chosenValue}</span>
        </span>
        <PlusMinus />
      </summary>
      {chosenVariant && choice.pages.length > 0 && (
        <nav className={styles.pages} aria-label={t.more(choice.option)}>
          {choice.pages.map(({number, first, last}) => (
            <LocalLink
              key={number}
              {...navigationProps}
              className={styles.page}
              to={createPath({variant: numericId(chosenVariant.id), [pageParameter]: String(number)})}
              aria-current={number === choice.page || undefined}
              onKeyUp={collapseOnEscape}
            >
              {`${first} – ${last}`}
            </LocalLink>
          ))}
        </nav>
      )}
      <ul aria-label={choice.option}>
        {choice.values.map(({name, selection, changedValues}) => (
          <li key={name}>
            {selection ? (
              <LocalLink
                {...navigationProps}
                className={styles.option}
                to={createPath({[valuesParameter]: selection})}
                aria-current={name === choice.chosenValue || undefined}
                onClick={collapse}
                onKeyUp={collapseOnEscape}
              >
                <span>{name}</span>
                {changedValues && <span className="annotation">{t.onlyWith(changedValues)}</span>}
              </LocalLink>
            ) : (
              <span className={styles.option} aria-current={name === choice.chosenValue || undefined}>
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
