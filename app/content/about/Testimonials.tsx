import {useState} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {pictureUrl, type Image} from '~/platform/images';
import {contentMessages} from '../messages';
import type {TestimonialList} from './testimonialList';
import styles from './Testimonials.module.css';

/** One quote at a time, which the visitor chooses by its number. Without JavaScript all quotes show. */
export function Testimonials({testimonials: {quotes, note}}: {testimonials: TestimonialList}) {
  const t = useMessages(contentMessages);
  const [chosenIndex, setChosenIndex] = useState(0);
  if (quotes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <div className={styles.choice}>
        <h2 id="testimonials" className="annotation">
          {t.testimonials}
        </h2>
        {quotes.length > 1 && (
          <div className={styles.buttons} role="group" aria-labelledby="testimonials">
            {quotes.map(({id, name, client}, index) => (
              <button
                key={id}
                type="button"
                className={styles.button}
                aria-pressed={index === chosenIndex}
                aria-label={t.testimonial(index + 1, name || client)}
                onClick={() => setChosenIndex(index)}
              >
                {String(index + 1).padStart(2, '0')}
              </button>
            ))}
          </div>
        )}
      </div>
      <div className={styles.quotes} aria-live="polite">
        {quotes.map(({id, quote, name, client, town, logo}, index) => (
          <figure key={id} className={index === chosenIndex ? styles.quote : `${styles.quote} ${styles.hidden}`}>
            <blockquote className={styles.words}>{quote}</blockquote>
            {(name || client || town || logo) && (
              <figcaption className={`annotation ${styles.by}`}>
                <span>{[name, client, town].filter(Boolean).join(', ')}</span>
                {logo && <Logo image={logo} />}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
      <p className={`annotation ${styles.note}`}>{note || t.unverifiedTestimonials}</p>
    </section>
  );
}

/** A client's logo. It may be transparent, so it is no `Picture`, which has a blurred placeholder below it. */
function Logo({image}: {image: Image}) {
  const width = 56;
  const height = Math.round((width * image.height) / image.width);
  return <img src={pictureUrl(image, 2 * width)} alt={image.altText} width={width} height={height} loading="lazy" />;
}
