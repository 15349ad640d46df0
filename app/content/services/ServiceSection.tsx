import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {sectionMessages} from '../sectionMessages';
import {ServiceIndex} from './ServiceIndex';
import styles from './ServiceSection.module.css';
import type {ServiceCard} from './services';

/** The home page's services, and the link to all of them. */
export function ServiceSection({services}: {services: ServiceCard[]}) {
  const t = useMessages(sectionMessages);
  if (services.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="services">
      <h2 id="services" className="annotation">
        {t.services}
      </h2>
      <ServiceIndex services={services} />
      <TextLink to="/services" arrow>
        {t.ourServices}
      </TextLink>
    </section>
  );
}
