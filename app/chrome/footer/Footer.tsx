import {useMatches} from '@remix-run/react';
import {BookingLink} from '~/booking/BookingLink';
import {brand} from '~/brand';
import {ConsentLink} from '~/consent/ConsentLink';
import type {ProjectTeaser} from '~/content/projects/projects';
import {SignOutItem} from '~/gate/SignOutItem';
import {useMessages} from '~/i18n/useLanguage';
import {ButtonLink} from '~/ui/Button';
import buttonStyles from '~/ui/Button.module.css';
import {fitWords} from '~/ui/fitWords';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import type {ChromeData} from '../chromeData';
import {CopyEmail} from '../CopyEmail';
import {LanguageSwitch} from '../LanguageSwitch';
import {messages} from '../messages';
import {pages} from '../navigation';
import {footerCard} from '../pageHandle';
import {PageLink} from '../PageLink';
import cardStyles from './Card.module.css';
import {Columns} from './Columns';
import styles from './Footer.module.css';

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

function ContactCard({footer}: {footer?: ChromeData['footer']}) {
  const t = useMessages(messages);
  return (
    <section className={cardStyles.card} aria-labelledby="footer-contact">
      <div className={cardStyles.words}>
        <h2 id="footer-contact" className={cardStyles.text}>
          {footer?.text || t.talk}
        </h2>
        <div className={cardStyles.buttons}>
          <ButtonLink to={pages.contact} className={[cardStyles.button, cardStyles.main].join(' ')} data-magnetic="">
            {t.request}
          </ButtonLink>
          <BookingLink className={[buttonStyles.button, cardStyles.button].join(' ')} />
          <CopyEmail className={[buttonStyles.button, cardStyles.button].join(' ')}>{t.copyEmail}</CopyEmail>
        </div>
      </div>
      {footer?.picture && (
        <div className={cardStyles.picture}>
          <Picture image={footer.picture} sizes="(width >= 800px) 50vw, 100vw" className={cardStyles.fill} />
        </div>
      )}
    </section>
  );
}

function NextProjectCard({project: {handle, title, cover}}: {project: ProjectTeaser}) {
  const t = useMessages(messages);
  const path = `/projects/${handle}`;
  return (
    <section className={`carrier ${cardStyles.card}`} aria-labelledby="next-project">
      <div className={cardStyles.words}>
        <p className={cardStyles.annotation}>{t.nextProject}</p>
        <h2 id="next-project" className={`display ${cardStyles.title}`} style={fitWords(title)}>
          <LocalLink to={path} viewTransition>
            {title}
          </LocalLink>
        </h2>
        <ButtonLink to={path} className={cardStyles.button} data-magnetic="" viewTransition>
          <span>{t.toProject}</span>
          <span className="visually-hidden">{` ${title}`}</span>
        </ButtonLink>
      </div>
      {cover && (
        <LocalLink to={path} tabIndex={-1} aria-hidden="true" className={cardStyles.picture} viewTransition>
          <Picture image={cover} sizes="(width >= 800px) 50vw, 100vw" alt="" className={`carried ${cardStyles.fill}`} />
        </LocalLink>
      )}
    </section>
  );
}
