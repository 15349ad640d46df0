import {useMessages} from '~/i18n/useLanguage';
import {Disclosure} from '~/ui/Disclosure';
import {PriceNote} from '~/legal/PriceNote';
import {Price} from '~/product/Price';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {TextLink} from '~/ui/TextLink';
import {MarkedText} from './MarkedText';
import {messages} from './messages';
import {countHits, type Hit, type HitGroup} from './results';
import styles from './SearchResults.module.css';

interface SearchResultsProps {
  /** Empty before the first search. */
  query: string;
  groups: HitGroup[];
  /** Whether some products may be missing. */
  isPartial: boolean;
}

/** The hits of a query by kind. Without hits, help for another search. */
export function SearchResults({query, groups, isPartial}: SearchResultsProps) {
  const t = useMessages(messages);
  const count = countHits(groups);
  return (
    <>
      <div role="status" className={styles.status}>
        {query && <p className={count ? 'annotation' : 'heading'}>{count ? t.hits(count, query) : t.none(query)}</p>}
        {query && !count && <p className="lead">{t.noneHelp}</p>}
        {isPartial && <p className="annotation">{t.partial}</p>}
      </div>
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
      {count === 0 && <SearchHelp hasQuery={Boolean(query)} />}
    </>
  );
}

function Group({group: {kind, count, hits}}: {group: HitGroup}) {
  const t = useMessages(messages);
  const id = `found-${kind}`;
  const hasPictures = hits.some(({image}) => image);
  return (
    <section className={`${styles.group} flow`} aria-labelledby={id}>
      <h2 id={id} className={styles.kind}>
        <span>{t[kind]}</span>
        <span className="annotation">
          <span className="visually-hidden">, </span>
          <span>{count > hits.length ? t.some(hits.length, count) : count}</span>
        </span>
      </h2>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.path}>
            {hit.answer ? (
              <AnswerToQuestion hit={hit} answer={hit.answer} />
            ) : (
              <HitLink hit={hit} hasPictures={hasPictures} />
            )}
            {hit.price && <PriceNote price={hit.price.price} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function HitLink({hit: {path, title, note, image, price}, hasPictures}: {hit: Hit; hasPictures: boolean}) {
  return (
    <LocalLink to={path} className={styles.hit}>
      {hasPictures && (
        <span className={image ? styles.picture : `${styles.picture} void`}>
          {image && <Picture image={image} sizes="72px" ratio="4 / 5" alt="" />}
        </span>
      )}
      <span className={styles.title}>
        <MarkedText text={title} />
      </span>
      <span className={price ? undefined : 'annotation'}>
        {price ? <Price {...price} isFrom={price.priceVaries} /> : <MarkedText text={note} />}
      </span>
    </LocalLink>
  );
}

function AnswerToQuestion({hit, answer}: {hit: Hit; answer: NonNullable<Hit['answer']>}) {
  return (
    <Disclosure
      title={
        <h3 className={styles.title}>
          <MarkedText text={hit.title} />
        </h3>
      }
    >
      <p className={styles.answer}>
        <MarkedText text={answer} />
      </p>
    </Disclosure>
  );
}

/** The scope of the search, and links to the main pages. */
function SearchHelp({hasQuery}: {hasQuery: boolean}) {
  const t = useMessages(messages);
  const links = [
    ['/shop', t.allProducts],
    ['/projects', t.allProjects],
    ['/services', t.allServices],
    ['/faq', t.allQuestions],
    ['/contact', t.contact],
  ] as const;
  return (
    <div className={styles.help}>
      {!hasQuery && <p className="lead">{t.intro}</p>}
      <nav aria-label={t.lookAround}>
        <p className="annotation">{t.lookAround}</p>
        <ul className={styles.links}>
          {links.map(([path, label]) => (
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
