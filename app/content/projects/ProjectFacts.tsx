import {useMessages} from '~/i18n/useLanguage';
import {contentMessages} from '../messages';
import styles from './ProjectFacts.module.css';
import type {Project} from './project';

/** Client, year, town and service, set like the title block of a drawing. */
export function ProjectFacts({project}: {project: Project}) {
  const t = useMessages(contentMessages);
  const facts = [
    [t.client, project.client],
    [t.year, String(project.year || '')],
    [t.town, project.town],
    [t.service, project.service?.title],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className="annotation">{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
