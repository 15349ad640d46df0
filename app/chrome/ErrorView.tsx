import {isRouteErrorResponse, useLocation, type MetaDescriptor} from '@remix-run/react';
import {useEffect} from 'react';
import {brand} from '~/brand';
import {reloadIfGateClosed} from '~/gate/browser';
import {getLanguage} from '~/i18n/language';
import {useMessages} from '~/i18n/useLanguage';
import {loadDocumentOnce} from '~/platform/document/missingCode';
import buttonStyles from '~/ui/Button.module.css';
import {ButtonLink} from '~/ui/Button';
import {TextLink} from '~/ui/TextLink';
import styles from './ErrorView.module.css';
import {messages} from './messages';

type ErrorKind = 'notFound' | 'unavailable' | 'failed';

/** The error page for an error (rules 2.7 and 2.8). */
function errorKind(error: unknown): ErrorKind {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return 'notFound';
  return status === 503 ? 'unavailable' : 'failed';
}

/** The title of an error page, which search engines must not index. */
export function errorMeta(error: unknown, pathname: string): MetaDescriptor[] {
  const t = messages[getLanguage(pathname)];
  return [{title: `${t[`${errorKind(error)}Title`]} – ${brand.name}`}, {name: 'robots', content: 'noindex'}];
}

/** The content of an error page: a sentence and a link, without details of the error. */
export function ErrorView({error}: {error: unknown}) {
  const t = useMessages(messages);
  const {pathname, search} = useLocation();
  const kind = errorKind(error);

  // Data that can't be read may be the gate's answer after the session has expired. To find out, this requests the page's URL. Or code
  // and data are of two deployments (rule 2.31): the document has both of one.
  useEffect(() => {
    if (isRouteErrorResponse(error)) return;
    void fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
      (answer) => {
        if (!reloadIfGateClosed(answer) && answer.ok && !answer.redirected) loadDocumentOnce();
      },
      () => undefined,
    );
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
