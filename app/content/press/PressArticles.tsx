import {useRevalidator} from '@remix-run/react';
import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {ExternalLink} from '~/ui/ExternalLink';
import type {Article} from './press';
import styles from './PressArticles.module.css';
import {pressMessages} from './pressMessages';

/** The table of articles; `null` when they could not be loaded. */
export function PressArticles({articles}: {articles: Article[] | null}) {
  const t = useMessages(pressMessages);
  return (
    <section className={styles.section} aria-labelledby="articles">
      <h2 id="articles" className={`heading ${styles.heading}`}>
        {t.articles}
      </h2>
      {articles ? <Table articles={articles} /> : <Failed />}
    </section>
  );
}

function Failed() {
  const t = useMessages(pressMessages);
  const {state, revalidate} = useRevalidator();
  return (
    <div role="alert">
      <p>{state === 'loading' ? t.loading : t.failed}</p>
      <Button className="only-script" onClick={() => revalidate()} disabled={state === 'loading'}>
        {t.retry}
      </Button>
    </div>
  );
}

function Table({articles}: {articles: Article[]}) {
  const t = useMessages(pressMessages);
  return (
    <table className={styles.table}>
      <thead className="annotation">
        <tr>
          <th scope="col">{t.magazine}</th>
          <th scope="col">{t.title}</th>
          <th scope="col">{t.date}</th>
        </tr>
      </thead>
      <tbody>
        {articles.map((article) => (
          <Row key={article.id} article={article} />
        ))}
      </tbody>
    </table>
  );
}

/** The whole row is the link, which lies over it; a row without an address is plain. */
function Row({article: {magazine, title, date, url}}: {article: Article}) {
  return (
    <tr className={url ? styles.linked : undefined}>
      <td className={styles.magazine}>
        {url && (
          <img
            className={styles.icon}
            src={`/favicon/${new URL(url).host}`}
            alt=""
            width="16"
            height="16"
            loading="lazy"
          />
        )}
        {magazine}
      </td>
      <td className={styles.title}>
        {url ? (
          <ExternalLink href={url} className={styles.over}>
            {title}
          </ExternalLink>
        ) : (
          title
        )}
      </td>
      <td className={`annotation ${styles.date}`}>{shownDate(date)}</td>
    </tr>
  );
}

/** An ISO date as `12.03.2024`; anything else as the store has it. */
function shownDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  return match ? `${match[3]}.${match[2]}.${match[1]}` : date;
}
