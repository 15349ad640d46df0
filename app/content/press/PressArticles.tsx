import {useRevalidator} from '@remix-run/react';
import type {PressArticlesFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {Button} from '~/ui/Button';
import {ExternalLink} from '~/ui/ExternalLink';
import {references, text} from '../fields';
import styles from './PressArticles.module.css';
import {pressMessages} from './pressMessages';
import {parseLinkUrl} from './tagLink';

export const PRESS_ARTICLES_FRAGMENT = `#graphql
  fragment PressArticles on Metaobject {
    articles_list: field(key: "articles_list") {
      references(first: 250) {
        nodes {
          ... on Metaobject {
            id
            magazine: field(key: "magazine") { value }
            title: field(key: "title") { value }
            link: field(key: "link") { value }
            date: field(key: "date") { value }
          }
        }
      }
    }
  }
` as const;

interface Article {
  id: string;
  magazine: string;
  title: string;
  /** An ISO date, or free text. */
  date: string;
  url?: string;
}

/** The default title of an article is the name of its magazine. Articles with neither are left out. */
export function toArticles(entry: PressArticlesFragment): Article[] {
  return references(entry.articles_list)
    .map((article) => ({
      id: article.id,
      magazine: text(article.magazine),
      title: text(article.title) || text(article.magazine),
      date: text(article.date),
      url: parseLinkUrl(text(article.link)),
    }))
    .filter(({title}) => title);
}

/** `articles` is `undefined` when they could not be loaded. */
export function PressArticles({articles}: {articles?: Article[]}) {
  const t = useMessages(pressMessages);
  if (articles?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="articles">
      <h2 id="articles" className={`heading ${styles.heading}`}>
        {t.articles}
      </h2>
      {articles ? <ArticleTable articles={articles} /> : <LoadingError />}
    </section>
  );
}

function LoadingError() {
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

function ArticleTable({articles}: {articles: Article[]}) {
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
          <ArticleRow key={article.id} article={article} />
        ))}
      </tbody>
    </table>
  );
}

/** The link covers the whole row. Without a URL the row has no link. */
function ArticleRow({article: {magazine, title, date, url}}: {article: Article}) {
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
        <span>{magazine}</span>
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
      <td className={`annotation ${styles.date}`}>{formatDate(date)}</td>
    </tr>
  );
}

/** Formats an ISO date as `12.03.2024`, and returns any other text unchanged. */
function formatDate(date: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  return match ? `${match[3]}.${match[2]}.${match[1]}` : date;
}
