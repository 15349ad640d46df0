import {useMessages} from '~/i18n/useLanguage';
import {ButtonLink} from '~/ui/Button';
import styles from './AboutText.module.css';
import {sectionMessages} from '../sectionMessages';

/** The home page's text about the studio, with links to the projects and to the page about it. */
export function AboutText({text}: {text: string}) {
  const t = useMessages(sectionMessages);
  if (!text) return null;
  return (
    <section className={styles.section} aria-label={t.about}>
      <p className={styles.text}>{text}</p>
      <p className={styles.buttons}>
        <ButtonLink to="/projects" look="filled">
          {t.projects}
        </ButtonLink>
        <ButtonLink to="/about">{t.aboutUs}</ButtonLink>
      </p>
    </section>
  );
}
