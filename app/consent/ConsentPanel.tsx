import {useEffect, useLayoutEffect, useRef, useState, type FocusEvent} from 'react';
import {flushSync} from 'react-dom';
import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {useLazyComponent} from '~/ui/lazyComponent';
import {TextLink} from '~/ui/TextLink';
import {useLayoutOffset} from '~/ui/useLayoutOffset';
import {showsDraft} from './analyticsUrl';
import {categories, createDecision, acceptAll, rejectAll, type Decision} from './decision';
import styles from './ConsentPanel.module.css';
import {messages} from './messages';
import type {ConsentSettings, ImportAnalytics} from './settings';
import {useConsent} from './useConsent';

export interface ConsentProps {
  settings: ConsentSettings;
  importAnalytics: ImportAnalytics;
}

/**
 * The banner or the external tool. On a page whose scripts could read the URL of a draft, only the site's own banner runs, and no
 * third-party script.
 */
export default function ConsentPanel({settings, importAnalytics}: ConsentProps) {
  // Evaluated only once, because scripts keep running when the URL changes without a new document.
  const [isDraft] = useState(hasDraftAddress);
  useEffect(() => {
    if (isDraft) return;
    return leaveForDrafts();
  }, [isDraft]);
  if (isDraft && settings.consentToolUrl) return null;
  return <Services settings={isDraft ? {} : settings} importAnalytics={importAnalytics} />;
}

/** Asks for consent, and loads Shopify's analytics after it is given. `useConsent` loads the other services. */
function Services({settings, importAnalytics}: ConsentProps) {
  const {decision, isAsking, isReopened, storedDecision, decide} = useConsent(settings);
  const hasInteracted = useFirstInteraction();
  const [ShopifyAnalytics, loadAnalytics] = useLazyComponent(importAnalytics);
  const {shopId, storefrontId} = settings;
  const isAnalyticsAllowed = Boolean(shopId) && decision.analytics;
  useEffect(() => {
    if (isAnalyticsAllowed) void loadAnalytics();
  }, [isAnalyticsAllowed, loadAnalytics]);
  return (
    <>
      {isAsking && (hasInteracted || isReopened) && (
        <Banner isReopened={isReopened} storedDecision={storedDecision} decide={decide} />
      )}
      {ShopifyAnalytics && isAnalyticsAllowed && shopId && (
        <ShopifyAnalytics shopId={shopId} storefrontId={storefrontId} marketing={decision.marketing} />
      )}
    </>
  );
}

interface BannerProps {
  /** The visitor has opened the settings again. */
  isReopened: boolean;
  storedDecision?: Decision;
  decide(decision: Decision): void;
}

/** The site's own banner with three equally prominent buttons. It covers a corner only and doesn't take the focus. */
function Banner({isReopened, storedDecision, decide}: BannerProps) {
  const t = useMessages(messages);
  const [isChoosing, setIsChoosing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useLayoutOffset(panel, '--consent');

  useEffect(() => {
    if (isReopened) panel.current?.focus();
  }, [isReopened]);

  // The first checkbox gets the focus, which would be lost with the removed button.
  const choose = () => {
    flushSync(() => setIsChoosing(true));
    panel.current?.querySelector('input')?.focus();
  };

  const previousFocus = useRef<EventTarget | null>(null);
  const onFocus = ({currentTarget, relatedTarget}: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
  };
  // When the banner is removed, the focus returns to the previous element. The clean-up of `useEffect` would run too late.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(previousFocus.current);
    };
  }, []);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby="consent-title" className={styles.panel} onFocus={onFocus}>
      <h2 id="consent-title" className={styles.title}>
        {t.title}
      </h2>
      <p className={styles.text}>
        <span>{t.text}</span> <TextLink to="/legal/privacy-policy">{t.privacy}</TextLink>
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          decide(createDecision((category) => form.has(category)));
        }}
      >
        {isChoosing &&
          categories.map((category) => (
            <label key={category} className={styles.category}>
              <input
                type="checkbox"
                name={category}
                defaultChecked={storedDecision?.[category] ?? false}
                className={styles.box}
              />
              <span>{t[category]}</span>
            </label>
          ))}
        <div className={styles.buttons}>
          <Button onClick={() => decide(acceptAll)}>{t.accept}</Button>
          <Button onClick={() => decide(rejectAll)}>{t.reject}</Button>
          {isChoosing ? (
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

/** Returns the focus to the element that had it before, or to the page's content if that element is removed or hidden. */
function returnFocus(previousFocus: EventTarget | null): void {
  if (previousFocus instanceof HTMLElement) previousFocus.focus();
  if (previousFocus !== document.activeElement) document.getElementById('main')?.focus({preventScroll: true});
}

/** After this time, in ms, a visitor who does nothing counts as active. */
const activityTimeout = 2500;

const activityEvents = ['pointermove', 'click', 'keydown', 'scroll'] as const;

/**
 * Whether the visitor has interacted with the page, or 2.5 s have passed. If the banner showed earlier, it would count as the page's
 * largest contentful paint. A press counts when it ends, because the banner moves the button under the finger.
 */
function useFirstInteraction(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const stop = () => {
      listeners.abort();
      clearTimeout(timer);
    };
    const onEvent = (event: Event) => {
      const isPressed = event instanceof PointerEvent && event.buttons > 0;
      if (!isPressed) finish();
    };
    const finish = () => {
      stop();
      setHasInteracted(true);
    };
    const timer = setTimeout(finish, activityTimeout);
    for (const event of activityEvents)
      window.addEventListener(event, onEvent, {signal: listeners.signal, passive: true});
    return stop;
  }, []);
  return hasInteracted;
}

/** Whether scripts of this page could read a preview link: the page's own URL, or the URL of the referrer. */
const hasDraftAddress = () => showsDraft(location.href) || showsDraft(document.referrer);

/**
 * Going back to a draft would show its preview link to the scripts of this page. This loads the draft as a new document instead, before
 * the scripts see the link. Call this before they load. Returns the clean-up.
 */
function leaveForDrafts(): () => void {
  const listener = (event: PopStateEvent) => {
    const {href} = location;
    if (!showsDraft(href)) return;
    event.stopImmediatePropagation();
    // The URL changes first, because analytics may be sent while the page unloads. This calls the browser's own function, because
    // analytics scripts replace those of `history`.
    History.prototype.replaceState.call(history, null, '', '/');
    location.replace(href);
  };
  window.addEventListener('popstate', listener, {capture: true});
  return () => window.removeEventListener('popstate', listener, {capture: true});
}
