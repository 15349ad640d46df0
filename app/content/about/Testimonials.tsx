import {useState} from 'react';
import type {TestimonialsFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {pictureUrl, type Image} from '~/platform/images';
import {inOrder, picture, text} from '../fields';
import {contentMessages} from '../messages';
import styles from './Testimonials.module.css';

export const TESTIMONIALS_FRAGMENT = `#graphql
  fragment Testimonials on QueryRoot {
    testimonials: metaobjects(type: "testimonial", first: 100) {
      nodes {
        id
        reihenfolge: field(key: "reihenfolge") { value }
        kunde: field(key: "kunde") { value }
        name: field(key: "name") { value }
        zitat: field(key: "zitat") { value }
        logo: field(key: "logo") { ...PictureField }
      }
    }
    testimonialSettings: metaobjects(type: "einstellungen_global", first: 1) {
      nodes { stimmen_hinweis: field(key: "stimmen_hinweis") { value } }
    }
  }
` as const;

/** How many of them a page shows (rule 9.3). */
const maxTestimonials = 7;

interface Testimonial {
  id: string;
  quote: string;
  name: string;
  client: string;
  logo?: Image;
}

interface TestimonialList {
  quotes: Testimonial[];
  /** Whether and how the studio makes sure that they come from clients; empty where the store says nothing. */
  note: string;
}

/** What clients say; an entry without a quote is left out. */
export function toTestimonials({testimonials, testimonialSettings}: TestimonialsFragment): TestimonialList {
  const quotes = inOrder(testimonials.nodes)
    .slice(0, maxTestimonials)
    .map((entry) => ({
      id: entry.id,
      quote: text(entry.zitat),
      name: text(entry.name),
      client: text(entry.kunde),
      logo: picture(entry.logo),
    }))
    .filter(({quote}) => quote);
  return {quotes, note: text(testimonialSettings.nodes[0]?.stimmen_hinweis)};
}

/** One quote at a time, chosen by its number; all of them without JavaScript (rule 7.3). */
export function Testimonials({testimonials: {quotes, note}}: {testimonials: TestimonialList}) {
  const t = useMessages(contentMessages);
  const [chosen, setChosen] = useState(0);
  if (quotes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <div className={styles.choice}>
        <h2 id="testimonials" className="annotation">
          {t.testimonials}
        </h2>
        <div className={styles.buttons} role="group" aria-labelledby="testimonials">
          {quotes.map(({id, name, client}, index) => (
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
        {quotes.map(({id, quote, name, client, logo}, index) => (
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
      <p className={`annotation ${styles.note}`}>{note || t.unverifiedTestimonials}</p>
    </section>
  );
}

/** A client's logo, in px. It may be transparent, so it has no blurred placeholder below it. */
function Logo({image}: {image: Image}) {
  const width = 56;
  const height = Math.round((width * image.height) / image.width);
  return <img src={pictureUrl(image, 2 * width)} alt={image.altText} width={width} height={height} loading="lazy" />;
}
