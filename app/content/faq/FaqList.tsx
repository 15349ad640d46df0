import type {FAQPage} from 'schema-dts';
import type {QuestionFragment} from 'storefrontapi.generated';
import {Disclosure} from '~/ui/Disclosure';
import {inOrder, text} from '../fields';
import styles from './FaqList.module.css';

export const QUESTION_FRAGMENT = `#graphql
  fragment Question on Metaobject {
    id
    reihenfolge: field(key: "reihenfolge") { value }
    frage: field(key: "frage") { value }
    antwort: field(key: "antwort") { value }
  }
` as const;

export const QUESTIONS_FRAGMENT = `#graphql
  fragment Questions on QueryRoot {
    questions: metaobjects(type: "faq", first: 100, after: $after) {
      pageInfo { hasNextPage }
      nodes { ...Question }
    }
  }
` as const;

interface Question {
  id: string;
  question: string;
  answer: string;
}

/** The questions; one without an answer, or the other way round, is left out. */
export function toQuestions({questions}: {questions: {nodes: QuestionFragment[]}}): Question[] {
  return inOrder(questions.nodes)
    .map((entry) => ({id: entry.id, question: text(entry.frage), answer: text(entry.antwort)}))
    .filter(({question, answer}) => question && answer);
}

/** Where an answer stands on its page: `frage-12` of the entry `gid://shopify/Metaobject/12`. */
const anchorOf = (id: string) => `frage-${id.split('/').at(-1)}`;

/** The path of an answer. The browser opens the row that it is in. */
export const questionPath = (id: string) => `/faq#${anchorOf(id)}`;

/** The questions for search engines. */
export function faqPage(questions: Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/** Questions and answers. One is open at a time; choosing the open one closes it (rule 8.4). */
export function FaqList({questions}: {questions: Question[]}) {
  return (
    <div className={styles.list}>
      {questions.map(({id, question, answer}) => (
        <Disclosure key={id} group="faq" title={<h2 className={styles.question}>{question}</h2>}>
          <p id={anchorOf(id)} className={styles.answer}>
            {answer}
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
