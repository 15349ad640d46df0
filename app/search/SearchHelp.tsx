import {useMessages} from '~/i18n/useLanguage';
import {TextLink} from '~/ui/TextLink';
import {messages} from './messages';
import styles from './SearchResults.module.css';

/** What can be looked for, and where to go without a word for it. */
export function SearchHelp({asked}: {asked: boolean}) {
  const t = useMessages(messages);
  return (
    <div className={styles.help}>
      {!asked && <p className="lead">{t.intro}</p>}
      <nav aria-label={t.lookAround}>
        <p className="annotation">{t.lookAround}</p>
        <ul className={styles.links}>
          {(
            [
              ['/shop', t.allProducts],
              ['/projects', t.allProjects],
              ['/services', t.allServices],
              ['/faq', t.allQuestions],
              ['/contact', t.contact],
            ] as const
          ).map(([path, label]) => (
            <li key={path}>
              <TextLink to={path} arrow>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
