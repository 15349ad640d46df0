import {useNavigate} from '@remix-run/react';
import {useEffect, useId, useRef, useState} from 'react';
import {localizedPath} from '~/i18n/language';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {cycle} from '~/ui/cycle';
import {LocalLink} from '~/ui/LocalLink';
import {Marked} from './Marked';
import {messages} from './messages';
import {searchPath} from './query';
import styles from './SuggestionList.module.css';
import {useSuggestions} from './useSuggestions';

/**
 * The suggestions below a field: a combobox with a list. The focus stays in the field; arrow keys choose, Enter follows, Escape closes
 * the list and then what is around it.
 */
export function SuggestionList({input}: {input: HTMLInputElement}) {
  const t = useMessages(messages);
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const suggested = useSuggestions(input, language);
  /** The suggestions that the list was closed with: the next letter opens it again. */
  const [closed, setClosed] = useState<object>();
  const [active, setActive] = useState(-1);
  const open = Boolean(suggested?.count) && closed !== suggested;
  const options = suggested ? suggested.groups.reduce((sum, {hits}) => sum + hits.length, 1) : 0;

  useEffect(() => setActive(-1), [suggested]);

  useEffect(() => {
    const listeners = new AbortController();
    const {signal} = listeners;
    const close = () => setClosed(suggested);
    const onKey = (event: KeyboardEvent) => {
      const step = ({ArrowDown: 1, ArrowUp: -1} as const)[event.key];
      if (event.key === 'Escape' && open) close();
      else if (step && open) setActive(active < 0 && step < 0 ? options - 1 : cycle(active, step, options));
      else if (event.key === 'Enter' && open && active >= 0)
        list.current?.querySelectorAll<HTMLElement>('[role=option]')[active]?.click();
      else return;
      event.preventDefault();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      close();
      navigate(localizedPath(searchPath(input.value.trim()), language));
    };
    // React's own listeners would come after those of the menu, which knows the same keys.
    input.addEventListener('keydown', onKey, {signal});
    input.addEventListener('blur', close, {signal});
    input.form?.addEventListener('submit', onSubmit, {signal});
    return () => listeners.abort();
  }, [input, suggested, open, active, options, language, navigate]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': id,
      'aria-activedescendant': open && active >= 0 ? `${id}${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({block: 'nearest'});
  }, [input, id, open, active]);

  let index = 0;
  const option = () => {
    const own = index++;
    return {
      role: 'option',
      id: `${id}${own}`,
      tabIndex: -1,
      'aria-selected': own === active,
      className: styles.option,
      // The focus stays in the field.
      onClick: () => setClosed(suggested),
      onMouseDown: (event: {preventDefault(): void}) => event.preventDefault(),
    } as const;
  };
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={t.suggestions} className={styles.list} hidden={!open}>
        {open && suggested && (
          <>
            <div role="presentation" className={styles.groups}>
              {suggested.groups.map(({kind, hits}) => (
                <div key={kind} role="group" aria-label={t[kind]} className={styles.group}>
                  <span aria-hidden="true" className="annotation">
                    {t[kind]}
                  </span>
                  {hits.map(({path, title}) => (
                    // The answer's row is opened by the browser, not by the router.
                    <LocalLink key={path} to={path} reloadDocument={path.includes('#')} prefetch="none" {...option()}>
                      <Marked text={title} />
                    </LocalLink>
                  ))}
                </div>
              ))}
            </div>
            <div role="presentation" className={styles.all}>
              <LocalLink to={searchPath(suggested.query)} prefetch="none" {...option()}>
                {t.allHits(suggested.count)}
              </LocalLink>
            </div>
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {suggested && (suggested.count ? t.suggestionCount(options - 1) : t.noSuggestions)}
      </p>
    </>
  );
}
