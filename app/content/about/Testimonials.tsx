import {useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {contentMessages} from '../messages';
import type {Testimonial} from './testimonial';
import styles from './Testimonials.module.css';

/** One quote at a time, chosen by its number (specification, section 2); all of them without JavaScript. */
export function Testimonials({testimonials}: {testimonials: Testimonial[]}) {
  const t = useMessages(contentMessages);
  const [chosen, setChosen] = useState(0);
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <div className={styles.choice}>
        <h2 id="testimonials" className="annotation">
          {t.testimonials}
        </h2>
        <div className={styles.buttons} role="group" aria-labelledby="testimonials">
          {testimonials.map(({id, name}, index) => (
            <button
              key={id}
              type="button"
              className={styles.button}
              aria-pressed={index === chosen}
              aria-label={t.testimonial(index + 1, name)}
              onClick={() => setChosen(index)}
            >
              {String(index + 1).padStart(2, '0')}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.quotes} aria-live="polite">
        {testimonials.map(({id, quote, name, client}, index) => (
          <figure key={id} className={index === chosen ? styles.quote : `${styles.quote} ${styles.hidden}`}>
            <blockquote className={styles.words}>{quote}</blockquote>
            <figcaption className={`annotation ${styles.by}`}>{[name, client].filter(Boolean).join(', ')}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
