import {useMatches} from '@remix-run/react';
import {brand} from '~/brand';
import {ConsentLink} from '~/consent/ConsentLink';
import {SignOutItem} from '~/gate/SignOutItem';
import {useMessages} from '~/i18n/useLanguage';
import type {ChromeData} from '../chromeData';
import {LanguageSwitch} from '../LanguageSwitch';
import {messages} from '../messages';
import {footerCard} from '../pageHandle';
import {PageLink} from '../PageLink';
import {Columns} from './Columns';
import {ContactCard} from './ContactCard';
import styles from './Footer.module.css';
import {NextProjectCard} from './NextProjectCard';

/** The card that the page asks for. */
function Card({data}: {data: ChromeData | null}) {
  const card = footerCard(useMatches());
  const project = card === 'project' ? data?.newestProject : undefined;
  if (project) return <NextProjectCard project={project} />;
  return card !== 'none' && <ContactCard footer={data?.footer} />;
}

export function Footer({data}: {data: ChromeData | null}) {
  const t = useMessages(messages);
  return (
    <footer className={styles.footer}>
      <Card data={data} />
      <Columns data={data} />
      {data?.payment && <p className={styles.payment}>{`${t.payment} ${data.payment}`}</p>}
      <div className={styles.closing}>
        <p>{`©\u00a0${brand.copyrightYear} ${brand.name}`}</p>
        <ul className={styles.legal}>
          <li>
            <PageLink page="imprint" className={styles.link} />
          </li>
          <li>
            <PageLink page="privacy" className={styles.link} />
          </li>
          <li>
            <PageLink page="withdrawal" className={styles.link} />
          </li>
          <li>
            <PageLink page="accessibility" className={styles.link} />
          </li>
          <li>
            <ConsentLink className={styles.link} />
          </li>
          <SignOutItem className={styles.link} />
        </ul>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
