import {isRouteErrorResponse, useLocation, type MetaDescriptor} from '@remix-run/react';
import {useEffect} from 'react';
import {brand} from '~/brand';
import {reloadIfGateClosed} from '~/gate/browser';
import {languageOf} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import buttonStyles from '~/ui/Button.module.css';
import {ButtonLink} from '~/ui/Button';
import {TextLink} from '~/ui/TextLink';
import styles from './ErrorView.module.css';
import {messages} from './messages';

type ErrorKind = 'notFound' | 'unavailable' | 'failed';

/** Which of the three error pages an error gets (rules 2.5, 2.7 and 2.8). */
export function errorKind(error: unknown): ErrorKind {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return 'notFound';
  return status === 503 ? 'unavailable' : 'failed';
}

/** Title of an error's page, in the language of its path, and kept out of search engines. */
export function errorMeta(error: unknown, pathname: string): MetaDescriptor[] {
  const t = messages[languageOf(pathname)];
  return [{title: `${t[`${errorKind(error)}Title`]} – ${brand.name}`}, {name: 'robots', content: 'noindex'}];
}

/** A sentence and a way on; never what went wrong inside (rule 2.8). */
export function ErrorView({error}: {error: unknown}) {
  const t = useMessages(messages);
  const {pathname, search} = useLocation();
  const kind = errorKind(error);

  // Data that can't be read may be the gate's answer, after the pass has ended. The page's URL tells (rule 3.5).
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    void fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(reloadIfGateClosed, () => undefined);
  }, [error]);

  return (
    <div className={styles.view} data-failure={kind}>
      <h1 className="display">{t[kind]}</h1>
      {kind === 'unavailable' ? (
        <>
          <a href={pathname + search} className={[buttonStyles.button, buttonStyles.line].join(' ')}>
            {t.tryAgain}
          </a>
          <TextLink to="/contact">{t.writeToUs}</TextLink>
        </>
      ) : (
        <ButtonLink to="/" data-magnetic="">
          {t.toHome}
        </ButtonLink>
      )}
    </div>
  );
}
