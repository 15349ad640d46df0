import type {ProcessFragment} from 'storefrontapi.generated';
import {withoutAltText, type Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {picture, references, text} from '../fields';
import styles from './ProcessSteps.module.css';

export const PROCESS_FRAGMENT = `#graphql
  fragment Process on Metaobject {
    prozess_untertitel: field(key: "prozess_untertitel") { value }
    prozess_text: field(key: "prozess_text") { value }
    prozesspunkte: field(key: "prozesspunkte") {
      references(first: 20) {
        nodes {
          ... on Metaobject {
            id
            prozesspunkt: field(key: "prozesspunkt") { value }
            text: field(key: "text") { value }
            bild: field(key: "bild") { ...PictureField }
          }
        }
      }
    }
  }
` as const;

interface Process {
  title: string;
  intro: string;
  steps: {id: string; title: string; text: string; image?: Image}[];
}

export function toProcess(entry: ProcessFragment | undefined): Process {
  return {
    title: text(entry?.prozess_untertitel),
    intro: text(entry?.prozess_text),
    steps: references(entry?.prozesspunkte)
      .map((step) => ({
        id: step.id,
        title: text(step.prozesspunkt),
        text: text(step.text),
        image: withoutAltText(picture(step.bild)),
      }))
      .filter((step) => step.title || step.text),
  };
}

/** The numbered steps from the first talk to the finished room. */
export function ProcessSteps({title, intro, steps}: Process) {
  if (steps.length === 0 && !intro) return null;
  return (
    <section className={styles.section} aria-labelledby="process">
      <header className={styles.intro}>
        <h2 id="process" className="heading">
          {title}
        </h2>
        {intro && <p className="lead">{intro}</p>}
      </header>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.id} className={styles.step}>
              {step.title && <h3 className={styles.title}>{step.title}</h3>}
              {step.text && <p className={styles.text}>{step.text}</p>}
              {step.image && (
                <Picture className={styles.picture} image={step.image} ratio="var(--ratio)" sizes="16vw" alt="" />
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
