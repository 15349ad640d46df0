import {useLocation} from '@remix-run/react';
import {brand} from '~/brand';
import {ConsentLink} from '~/consent/ConsentLink';
import {SignOutItem} from '~/gate/SignOutItem';
import {nextProject} from '~/content/projects/projects';
import {useMessages} from '~/i18n/useLanguage';
import type {ChromeData} from '../chromeData';
import {LanguageSwitch} from '../LanguageSwitch';
import {messages} from '../messages';
import {projectHandle} from '../navigation';
import type {FooterCard} from '../pageHandle';
import {PageLink} from '../PageLink';
import {Columns} from './Columns';
import {ContactCard} from './ContactCard';
import styles from './Footer.module.css';
import {NextProjectCard} from './NextProjectCard';

export function Footer({data, card}: {data: ChromeData | null; card: FooterCard}) {
  const t = useMessages(messages);
  const {pathname} = useLocation();
  const project = card === 'project' ? nextProject(data?.projects ?? [], projectHandle(pathname)) : undefined;
  return (
    <footer className={styles.footer}>
      {project && <NextProjectCard project={project} />}
      {card !== 'none' && !project && <ContactCard footer={data?.footer} />}
      <Columns data={data} />
      {data?.payment && (
        <p className={styles.payment}>
          {t.payment} {data.payment}
        </p>
      )}
      <div className={styles.closing}>
        <p>
          © {brand.copyrightYear} {brand.name}
        </p>
        <ul className={styles.legal}>
          <li>
            <PageLink page="imprint" className={styles.link} />
          </li>
          <li>
            <PageLink page="privacy" className={styles.link} />
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
