import {BookingLink} from '~/booking/BookingLink';
import {brand} from '~/brand';
import type {ProjectTeaser} from '~/content/projects/projects';
import {useMessages} from '~/i18n/useLanguage';
import {SearchField} from '~/search/SearchField';
import {ButtonLink} from '~/ui/Button';
import buttonStyles from '~/ui/Button.module.css';
import {ExternalLink} from '~/ui/ExternalLink';
import {LocalLink} from '~/ui/LocalLink';
import {phoneUrl} from '~/ui/phone';
import {Picture} from '~/ui/Picture';
import type {ChromeData} from '../chromeData';
import {CopyEmail} from '../CopyEmail';
import {LanguageSwitch} from '../LanguageSwitch';
import {messages} from '../messages';
import {menuPages, pages} from '../navigation';
import {PageLink} from '../PageLink';
import latestStyles from './LatestProject.module.css';
import styles from './Menu.module.css';
import {useMenu} from './useMenu';

// React 18 renders the popover attributes, but its types lack them.
const menuToggleProps = {popovertarget: 'menu'};
const popoverProps = {popover: 'auto'};

/** The social networks that the menu links. The footer links all. */
const menuNetworks: ChromeData['social'][number]['key'][] = ['linked_in', 'instagram'];

/** The menu fills the screen on a phone and drops down from the header on a desktop. */
export function Menu({
  projectCount,
  newestProject,
  social,
}: Pick<ChromeData, 'projectCount' | 'newestProject' | 'social'>) {
  const t = useMessages(messages);
  const {menuRef, toggleRef} = useMenu();
  const networkLinks = social.filter(({key}) => menuNetworks.includes(key));
  return (
    <>
      <button ref={toggleRef} type="button" className={styles.toggle} {...menuToggleProps}>
        <span className={styles.label}>{t.menu}</span>
        <span className={styles.lines} aria-hidden="true" />
      </button>
      <nav ref={menuRef} id="menu" aria-label={t.menu} className={styles.menu} {...popoverProps}>
        <SearchField id="menu-search" className={styles.search} />
        <ul className={styles.entries}>
          {menuPages.map((page) => (
            <li key={page}>
              <PageLink page={page} count={page === 'projects' ? projectCount : undefined} className={styles.entry} />
            </li>
          ))}
        </ul>
        <div className={styles.contact}>
          <ButtonLink to={pages.contact} look="filled" className={styles.request} data-magnetic="">
            {t.request}
          </ButtonLink>
          <BookingLink className={[buttonStyles.button, buttonStyles.line, styles.request].join(' ')} />
          <ul className={styles.ways}>
            <li>
              <CopyEmail className={styles.way}>{brand.email}</CopyEmail>
            </li>
            <li>
              <a href={phoneUrl(brand.phone.number)} className={styles.way}>
                <span className="visually-hidden">{`${t.call} `}</span>
                <span>{brand.phone.text}</span>
              </a>
            </li>
          </ul>
          {networkLinks.length > 0 && (
            <ul className={styles.social}>
              {networkLinks.map(({key, name, href}) => (
                <li key={key}>
                  <ExternalLink href={href} className={styles.way}>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <LanguageSwitch />
        </div>
        {newestProject?.cover && <LatestProject project={newestProject} />}
      </nav>
    </>
  );
}

/** The newest project, shown by its picture in the menu on a desktop. The picture loads when the menu first opens. */
function LatestProject({project: {handle, title, cover}}: {project: ProjectTeaser}) {
  const t = useMessages(messages);
  return (
    <LocalLink to={`/projects/${handle}`} className={latestStyles.project}>
      {cover && <Picture image={cover} ratio="3 / 2" sizes="34vw" alt="" />}
      <span className={latestStyles.caption}>
        <span className={latestStyles.kind}>{t.latestProject}</span> <span>{title}</span>
      </span>
    </LocalLink>
  );
}
