import {useEffect, useRef} from 'react';
import {localizedPath} from '~/i18n/language';
import {defineMessages} from '~/i18n/messages';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {useLateComponent} from '~/ui/lateCode';
import {Sign} from '~/ui/Sign';
import {maxQuery, queryParameter} from './query';
import styles from './SearchField.module.css';

const importSuggestions = () => import('./SuggestionList').then(({SuggestionList}) => SuggestionList);

/** The menu has the field on every page: these texts load without those of the results. */
const fieldMessages = defineMessages({
  de: {label: 'Was suchen Sie?', find: 'Suchen', search: 'Suche'},
  en: {label: 'What are you looking for?', find: 'Search', search: 'Search'},
});

interface SearchFieldProps {
  id: string;
  /** What the page shows the results of. */
  query?: string;
  /** The page is about nothing else: the cursor stands in the field. */
  focused?: boolean;
  className?: string;
}

/** A form that leads to the results. Suggestions and their code come when somebody goes into the field (rule 20.6). */
export function SearchField({id, query, focused, className}: SearchFieldProps) {
  const t = useMessages(fieldMessages);
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(query);
  // Another page of results. What was typed before React came stays.
  useEffect(() => {
    if (input.current && query !== undefined && query !== shown.current) input.current.value = query;
    shown.current = query;
  }, [query]);
  const [SuggestionList, load] = useLateComponent(importSuggestions);
  // The field that has the cursor from the beginning got it before React came.
  useEffect(() => {
    if (input.current === document.activeElement) void load();
  }, [load]);
  return (
    <form
      role="search"
      aria-label={t.search}
      action={localizedPath('/search', useLanguage())}
      className={[styles.form, className].filter(Boolean).join(' ')}
    >
      <label htmlFor={id} className={styles.label}>
        {t.label}
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
          {...(focused && {autoFocus: true})}
          className={styles.input}
          onFocus={() => void load()}
        />
        <button className={styles.find} aria-label={t.find}>
          <SearchIcon />
        </button>
      </div>
      {SuggestionList && input.current && <SuggestionList input={input.current} />}
    </form>
  );
}

/** A magnifying glass. */
export const SearchIcon = () => <Sign path="M13.2 13.2 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />;
