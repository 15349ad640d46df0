import {useLocation} from '@remix-run/react';
import {brand} from '~/brand';
import {ConsentLink} from '~/consent/ConsentLink';
import type {Chrome} from '../data';
import type {FooterCard} from '../handle';
import {LanguageSwitch} from '../LanguageSwitch';
import {PageLink} from '../PageLink';
import {Columns} from './Columns';
import {ContactCard} from './ContactCard';
import styles from './Footer.module.css';
import {nextProject} from './nextProject';
import {ProjectCard} from './ProjectCard';

export function Footer({chrome, card}: {chrome: Chrome | null; card: FooterCard}) {
  const {pathname} = useLocation();
  const project = card === 'project' ? nextProject(chrome?.projects ?? [], pathname) : undefined;
  return (
    <footer className={styles.footer}>
      {project && <ProjectCard project={project} />}
      {card !== 'none' && !project && <ContactCard footer={chrome?.footer} />}
      <Columns chrome={chrome} />
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
        </ul>
        <LanguageSwitch />
      </div>
    </footer>
  );
}
