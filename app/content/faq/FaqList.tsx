import type {FAQPage} from 'schema-dts';
import type {QuestionFragment} from 'storefrontapi.generated';
import {Disclosure} from '~/ui/Disclosure';
import {sortByOrder, text} from '../fields';
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
    questions: metaobjects(type: "faq", first: 250) {
      nodes { ...Question }
    }
  }
` as const;

interface Question {
  id: string;
  question: string;
  answer: string;
}

/** Questions without an answer, and answers without a question, are left out. */
export function toQuestions({questions}: {questions: {nodes: QuestionFragment[]}}): Question[] {
  return sortByOrder(questions.nodes)
    .map((entry) => ({id: entry.id, question: text(entry.frage), answer: text(entry.antwort)}))
    .filter(({question, answer}) => question && answer);
}

/** The anchor of an answer: `frage-12` for the entry `gid://shopify/Metaobject/12`. */
const createAnchor = (id: string) => `frage-${id.split('/').at(-1)}`;

/** The path of an answer on the page of all questions. The browser opens the answer. */
export const faqPath = (id: string) => `/faq#${createAnchor(id)}`;

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

/** Questions that open their answers. Only one answer is open at a time. */
export function FaqList({questions}: {questions: Question[]}) {
  return (
    <div className={styles.list}>
      {questions.map(({id, question, answer}) => (
        <Disclosure key={id} group="faq" title={<h2 className={styles.question}>{question}</h2>}>
          <p id={createAnchor(id)} className={styles.answer}>
            {answer}
          </p>
        </Disclosure>
      ))}
    </div>
  );
}
