import type {FaqFragment} from 'storefrontapi.generated';
import type {Thing} from '~/platform/jsonLd';
import {text} from '../fields';

export const FAQ_FRAGMENT = `#graphql
  fragment Faq on Metaobject {
    id
    frage: field(key: "frage") { value }
    antwort: field(key: "antwort") { value }
  }
` as const;

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export function toQuestions(entries: FaqFragment[]): Question[] {
  return entries
    .map((entry) => ({id: entry.id, question: text(entry.frage), answer: text(entry.antwort)}))
    .filter(({question, answer}) => question && answer);
}

export function faqPage(questions: Question[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}
