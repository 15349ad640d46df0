import {useMessages} from '~/i18n/useLanguage';
import {sectionMessages} from '../sectionMessages';
import {ServiceCards} from './ServiceCards';
import styles from './ServiceSection.module.css';
import type {ServiceCard} from './services';

/** The home page's services. */
export function ServiceSection({services}: {services: ServiceCard[]}) {
  const t = useMessages(sectionMessages);
  if (services.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="services">
      <h2 id="services" className={`heading ${styles.heading}`}>
        {t.services}
      </h2>
      <ServiceCards services={services} />
    </section>
  );
}
