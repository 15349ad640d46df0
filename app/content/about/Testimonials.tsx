import {useState} from 'react';
import type {TestimonialsFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {pictureUrl, type Image} from '~/platform/images';
import {picture, text} from '../fields';
import {contentMessages} from '../messages';
import styles from './Testimonials.module.css';

export const TESTIMONIALS_FRAGMENT = `#graphql
  fragment Testimonials on QueryRoot {
    testimonials: metaobjects(type: "testimonial", first: 7) {
      nodes {
        id
        kunde: field(key: "kunde") { value }
        name: field(key: "name") { value }
        zitat: field(key: "zitat") { value }
        logo: field(key: "logo") { ...PictureField }
      }
    }
  }
` as const;

interface Testimonial {
  id: string;
  quote: string;
  name: string;
  client: string;
  logo?: Image;
}

/** What clients say; an entry without a quote is left out. */
export function toTestimonials({testimonials}: TestimonialsFragment): Testimonial[] {
  return testimonials.nodes
    .map((entry) => ({
      id: entry.id,
      quote: text(entry.zitat),
      name: text(entry.name),
      client: text(entry.kunde),
      logo: picture(entry.logo),
    }))
    .filter(({quote}) => quote);
}

/** One quote at a time, chosen by its number; all of them without JavaScript (rule 7.3). */
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
          {testimonials.map(({id, name, client}, index) => (
            <button
              key={id}
              type="button"
              className={styles.button}
              aria-pressed={index === chosen}
              aria-label={t.testimonial(index + 1, name || client)}
              onClick={() => setChosen(index)}
            >
              {String(index + 1).padStart(2, '0')}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.quotes} aria-live="polite">
        {testimonials.map(({id, quote, name, client, logo}, index) => (
          <figure key={id} className={index === chosen ? styles.quote : `${styles.quote} ${styles.hidden}`}>
            <blockquote className={styles.words}>{quote}</blockquote>
            {(name || client || logo) && (
              <figcaption className={`annotation ${styles.by}`}>
                {[name, client].filter(Boolean).join(', ')}
                {logo && <Logo image={logo} />}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </section>
  );
}

/** A client's logo, in px. It may be transparent, so it has no blurred placeholder below it. */
function Logo({image}: {image: Image}) {
  const width = 56;
  const height = Math.round((width * image.height) / image.width);
  return <img src={pictureUrl(image, 2 * width)} alt={image.altText} width={width} height={height} loading="lazy" />;
}
