import {useEffect, useRef} from 'react';
import {localizedPath} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {useLazyComponent} from '~/ui/lazyComponent';
import {Icon} from '~/ui/Icon';
import {maxQuery, queryParameter} from './query';
import styles from './SearchField.module.css';

const importSuggestions = () => import('./SuggestionList').then(({SuggestionList}) => SuggestionList);

/** Every page has the field, in its menu, so these texts load without the texts of the results. */
const fieldMessages = defineMessages({
  de: {fieldLabel: 'Was suchen Sie?', submitLabel: 'Suchen', formLabel: 'Suche'},
  en: {fieldLabel: 'What are you looking for?', submitLabel: 'Search', formLabel: 'Search'},
});

interface SearchFieldProps {
  id: string;
  /** The query whose results the page shows. */
  query?: string;
  /** Whether the field has the focus when the page opens, because the page is for searching only. */
  hasFocus?: boolean;
  className?: string;
}

/** The form of the search, which opens the results. The suggestions and their code load when the field gets the focus. */
export function SearchField({id, query, hasFocus, className}: SearchFieldProps) {
  const t = useMessages(fieldMessages);
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const previousQuery = useRef(query);
  // A new query replaces the text of the field. Text that was typed before hydration stays.
  useEffect(() => {
    if (input.current && query !== undefined && query !== previousQuery.current) input.current.value = query;
    previousQuery.current = query;
  }, [query]);
  const [SuggestionList, loadSuggestions] = useLazyComponent(importSuggestions);
  // A field with `autofocus` got the focus before hydration, so `onFocus` isn't called.
  useEffect(() => {
    if (input.current === document.activeElement) void loadSuggestions();
  }, [loadSuggestions]);
  return (
    <form
      role="search"
      aria-label={t.formLabel}
      action={localizedPath('/search', language)}
      className={[styles.form, className].filter(Boolean).join(' ')}
    >
      <label htmlFor={id} className={styles.label}>
        {t.fieldLabel}
      </label>
      <div className={styles.line}>
        <input
          ref={input}
          id={id}
          name={queryParameter}
          type="search"
          defaultValue={query}
          maxLength={maxQuery}
          autoComplete="off"
          enterKeyHint="search"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- The search page is for searching only.
          autoFocus={hasFocus}
          className={styles.input}
          onFocus={() => void loadSuggestions()}
        />
        <button className={styles.find} aria-label={t.submitLabel}>
          <SearchIcon />
        </button>
      </div>
      {SuggestionList && input.current && <SuggestionList input={input.current} />}
    </form>
  );
}

/** A magnifying glass. */
export const SearchIcon = () => <Icon path="M13.2 13.2 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />;
