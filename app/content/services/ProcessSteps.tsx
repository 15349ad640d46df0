import {Picture} from '~/ui/Picture';
import type {ProcessStep} from './process';
import styles from './ProcessSteps.module.css';

interface ProcessStepsProps {
  title: string;
  intro: string;
  steps: ProcessStep[];
}

/** The way from the first talk to the finished room, numbered. */
export function ProcessSteps({title, intro, steps}: ProcessStepsProps) {
  if (steps.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="process">
      <header className={styles.intro}>
        <h2 id="process" className="heading">
          {title}
        </h2>
        {intro && <p className="lead">{intro}</p>}
      </header>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
            {step.image && <Picture className={styles.picture} image={step.image} ratio="1" sizes="16vw" alt="" />}
          </li>
        ))}
      </ol>
    </section>
  );
}
