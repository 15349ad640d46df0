import {Disclosure} from '~/ui/Disclosure';
import type {Question} from './faq';
import styles from './FaqList.module.css';

/** Questions and answers; one is open at a time, and choosing the open one closes it. */
export function FaqList({questions}: {questions: Question[]}) {
  return (
    <div className={styles.list}>
      {questions.map(({id, question, answer}) => (
        <Disclosure key={id} group="faq" title={<h2 className={styles.question}>{question}</h2>}>
          <p className={styles.answer}>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
