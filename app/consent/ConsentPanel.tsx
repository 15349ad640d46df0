import {useEffect, useRef, useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {TextLink} from '~/ui/TextLink';
import {useLayoutOffset} from '~/ui/useLayoutOffset';
import {categories, choiceOf, everything, nothing, type Choice} from './choice';
import styles from './ConsentPanel.module.css';
import {messages} from './messages';
import type {ConsentSettings} from './settings';
import {useBegun} from './useBegun';
import {useConsent} from './useConsent';

export default function ConsentPanel({settings}: {settings: ConsentSettings}) {
  const {asking, ...question} = useConsent(settings);
  const begun = useBegun();
  return asking && (begun || question.reopened) && <Banner {...question} />;
}

interface Question {
  /** The visitor came back to the settings. */
  reopened: boolean;
  stored?: Choice;
  decide(choice: Choice): void;
}

/** The site's own banner: three ways to answer, of equal weight. It covers no more than a corner and takes no focus. */
function Banner({reopened, stored, decide}: Question) {
  const text = useMessages(messages);
  const [choosing, setChoosing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useLayoutOffset(panel, '--consent');

  // Who has asked for the settings is taken there, and back again.
  useEffect(() => {
    if (!reopened) return;
    const opener = document.activeElement;
    panel.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [reopened]);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="consent-title" className={styles.panel}>
      <h2 id="consent-title" className={styles.title}>
        {text.title}
      </h2>
      <p className={styles.text}>
        {text.text} <TextLink to="/legal/privacy-policy">{text.privacy}</TextLink>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          decide(choiceOf((category) => form.has(category)));
        }}
      >
        {choosing &&
          categories.map((category) => (
            <label key={category} className={styles.category}>
              <input
                type="checkbox"
                name={category}
                defaultChecked={stored?.[category] ?? false}
                className={styles.box}
              />
              {text[category]}
            </label>
          ))}
        <div className={styles.buttons}>
          <Button onClick={() => decide(everything)}>{text.accept}</Button>
          <Button onClick={() => decide(nothing)}>{text.reject}</Button>
          {choosing ? (
            <Button key="save" type="submit">
              {text.save}
            </Button>
          ) : (
            <Button key="choose" onClick={() => setChoosing(true)}>
              {text.choose}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
