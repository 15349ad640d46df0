import {useEffect, useLayoutEffect, useRef, useState, type FocusEvent} from 'react';
import {flushSync} from 'react-dom';
import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {useLateComponent} from '~/ui/lateCode';
import {TextLink} from '~/ui/TextLink';
import {useLayoutOffset} from '~/ui/useLayoutOffset';
import {categories, choiceOf, everything, nothing, type Choice} from './choice';
import styles from './ConsentPanel.module.css';
import {hasDraftAddress, leaveForDrafts} from './draftAddress';
import {messages} from './messages';
import type {ConsentSettings, ImportAnalytics} from './settings';
import {useConsent} from './useConsent';
import {useFirstInteraction} from './useFirstInteraction';

export interface ConsentProps {
  settings: ConsentSettings;
  importAnalytics: ImportAnalytics;
}

/** Where a draft's address could be read, the site's own banner is all that runs, and nothing of another company. */
export default function ConsentPanel({settings, importAnalytics}: ConsentProps) {
  // Decided once: what runs goes on running when the address changes without another page being loaded.
  const [atDraft] = useState(hasDraftAddress);
  useEffect(() => (atDraft ? undefined : leaveForDrafts()), [atDraft]);
  if (atDraft && settings.scriptUrl) return null;
  return <Consented settings={atDraft ? {} : settings} importAnalytics={importAnalytics} />;
}

function Consented({settings, importAnalytics}: ConsentProps) {
  const {choice, asking, ...question} = useConsent(settings);
  const interacted = useFirstInteraction();
  const [ShopifyAnalytics, loadAnalytics] = useLateComponent(importAnalytics);
  const {shopId, storefrontId} = settings;
  const allowed = Boolean(shopId) && choice.analytics;
  useEffect(() => {
    if (allowed) void loadAnalytics();
  }, [allowed, loadAnalytics]);
  return (
    <>
      {asking && (interacted || question.reopened) && <Banner {...question} />}
      {ShopifyAnalytics && allowed && shopId && (
        <ShopifyAnalytics shopId={shopId} storefrontId={storefrontId} marketing={choice.marketing} />
      )}
    </>
  );
}

interface Question {
  /** The visitor came back to the settings. */
  reopened: boolean;
  stored?: Choice;
  decide(choice: Choice): void;
}

/** The site's own banner: three ways to answer, equally easy. It covers a corner only and doesn't take the focus. */
function Banner({reopened, stored, decide}: Question) {
  const t = useMessages(messages);
  const [choosing, setChoosing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useLayoutOffset(panel, '--consent');

  useEffect(() => {
    if (reopened) panel.current?.focus();
  }, [reopened]);

  // The button goes: without this the focus would be lost.
  const choose = () => {
    flushSync(() => setChoosing(true));
    panel.current?.querySelector('input')?.focus();
  };

  const before = useRef<EventTarget | null>(null);
  const onFocus = ({currentTarget, relatedTarget}: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  // The banner goes with its focus, which returns to where it was before: in an effect it would be too late.
  useLayoutEffect(() => {
    const {current} = panel;
    return () => {
      if (current?.contains(document.activeElement)) returnFocus(before.current);
    };
  }, []);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="consent-title" className={styles.panel} onFocus={onFocus}>
      <h2 id="consent-title" className={styles.title}>
        {t.title}
      </h2>
      <p className={styles.text}>
        {t.text} <TextLink to="/legal/privacy-policy">{t.privacy}</TextLink>
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
              {t[category]}
            </label>
          ))}
        <div className={styles.buttons}>
          <Button onClick={() => decide(everything)}>{t.accept}</Button>
          <Button onClick={() => decide(nothing)}>{t.reject}</Button>
          {choosing ? (
            <Button key="save" type="submit" className={styles.save}>
              {t.save}
            </Button>
          ) : (
            <Button key="choose" onClick={choose}>
              {t.choose}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

/**
 * Gives the focus back to where it was before something went that had it. What is gone or hidden can't have it: then it goes to
 * the page's content.
 */
function returnFocus(before: EventTarget | null): void {
  if (before instanceof HTMLElement) before.focus();
  if (before !== document.activeElement) document.getElementById('main')?.focus({preventScroll: true});
}
