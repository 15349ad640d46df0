import {isRouteErrorResponse, useLocation, type MetaDescriptor} from '@remix-run/react';
import {useEffect} from 'react';
import {brand} from '~/brand';
import {reloadIfGateClosed} from '~/gate/reloadIfGateClosed';
import {languageOf} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {ButtonLink} from '~/ui/Button';
import styles from './ErrorView.module.css';
import {messages} from './messages';

type Failure = 'notFound' | 'unavailable' | 'failed';

/** Which of the three error pages an error asks for. */
export function failureOf(error: unknown): Failure {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return 'notFound';
  return status === 503 ? 'unavailable' : 'failed';
}

/** Title of an error's page, in the language of its address; no search engine keeps it. */
export function errorMeta(error: unknown, pathname: string): MetaDescriptor[] {
  const text = messages[languageOf(pathname)];
  return [{title: `${text[`${failureOf(error)}Title`]} – ${brand.name}`}, {name: 'robots', content: 'noindex'}];
}

/** The sentence and one way on; never what went wrong inside. */
export function ErrorView({error}: {error: unknown}) {
  const text = useMessages(messages);
  const {pathname, search} = useLocation();
  const failure = failureOf(error);

  // Data that can't be read may have been the gate's answer; the address itself tells.
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    void fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(reloadIfGateClosed, () => undefined);
  }, [error]);

  return (
    <div className={styles.view} data-failure={failure}>
      <h1 className="display">{text[failure]}</h1>
      {failure === 'unavailable' ? (
        <a href={pathname + search} className={[buttonStyles.button, buttonStyles.line].join(' ')}>
          {text.tryAgain}
        </a>
      ) : (
        <ButtonLink to="/" data-magnetic="">
          {text.toHome}
        </ButtonLink>
      )}
    </div>
  );
}
