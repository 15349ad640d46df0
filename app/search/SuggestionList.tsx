import {useNavigate} from '@remix-run/react';
import {useEffect, useId, useRef, useState} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {cycle} from '~/ui/cycle';
import {LocalLink} from '~/ui/LocalLink';
import {MarkedText} from './MarkedText';
import {messages} from './messages';
import {searchPath} from './query';
import styles from './SuggestionList.module.css';
import {useSuggestions} from './useSuggestions';

/**
 * The list of suggestions below a field, which becomes a combobox. The focus stays in the field. Arrow keys select a suggestion, Enter
 * opens it, and Escape closes the list; a second Escape closes the surrounding panel.
 */
export function SuggestionList({input}: {input: HTMLInputElement}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const suggestions = useSuggestions(input, language);
  /** The suggestions for which the list was closed. New suggestions open the list again. */
  const [closedSuggestions, setClosedSuggestions] = useState<object>();
  const [activeIndex, setActiveIndex] = useState(-1);
  const isOpen = Boolean(suggestions?.count) && closedSuggestions !== suggestions;
  // All suggestions, and the link to all hits.
  const optionCount = suggestions ? suggestions.groups.reduce((sum, {hits}) => sum + hits.length, 1) : 0;

  useEffect(() => setActiveIndex(-1), [suggestions]);

  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    const close = () => setClosedSuggestions(suggestions);
    const onKey = (event: KeyboardEvent) => {
      const step = ({ArrowDown: 1, ArrowUp: -1} as const)[event.key];
      if (!isOpen) return;
      if (event.key === 'Escape') close();
      else if (step === -1 && activeIndex < 0) setActiveIndex(optionCount - 1);
      else if (step) setActiveIndex(cycle(activeIndex, step, optionCount));
      else if (event.key === 'Enter' && activeIndex >= 0)
        list.current?.querySelectorAll<HTMLElement>('[role=option]')[activeIndex]?.click();
      else return;
      event.preventDefault();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      close();
      navigate(localizedPath(searchPath(input.value.trim()), language));
    };
    // React's listeners would run after those of the menu, which handles the same keys.
    input.addEventListener('keydown', onKey, {signal});
    input.addEventListener('blur', close, {signal});
    input.form?.addEventListener('submit', onSubmit, {signal});
    return () => listeners.abort();
  }, [input, suggestions, isOpen, activeIndex, optionCount, language, navigate]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': id,
      'aria-activedescendant': isOpen && activeIndex >= 0 ? `${id}${activeIndex}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({block: 'nearest'});
  }, [input, id, isOpen, activeIndex]);

  let nextIndex = 0;
  const createOptionProps = () => {
    const index = nextIndex++;
    return {
      role: 'option',
      id: `${id}${index}`,
      tabIndex: -1,
      'aria-selected': index === activeIndex,
      className: styles.option,
      onClick: () => setClosedSuggestions(suggestions),
      // The focus stays in the field.
      onMouseDown: (event: {preventDefault(): void}) => event.preventDefault(),
    } as const;
  };
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={t.suggestions} className={styles.list} hidden={!isOpen}>
        {isOpen && suggestions && (
          <>
            <div role="presentation" className={styles.groups}>
              {suggestions.groups.map(({kind, hits}) => (
                <div key={kind} role="group" aria-label={t[kind]} className={styles.group}>
                  <span aria-hidden="true" className="annotation">
                    {t[kind]}
                  </span>
                  {hits.map(({path, title}) => (
                    // The browser opens the disclosure of a URL with a hash, the router doesn't.
                    <LocalLink
                      key={path}
                      to={path}
                      reloadDocument={path.includes('#')}
                      prefetch="none"
                      {...createOptionProps()}
                    >
                      <MarkedText text={title} />
                    </LocalLink>
                  ))}
                </div>
              ))}
            </div>
            <div role="presentation" className={styles.all}>
              <LocalLink to={searchPath(suggestions.query)} prefetch="none" {...createOptionProps()}>
                {t.allHits(suggestions.count)}
              </LocalLink>
            </div>
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {suggestions && (suggestions.count ? t.suggestionCount(optionCount - 1) : t.noSuggestions)}
      </p>
    </>
  );
}
