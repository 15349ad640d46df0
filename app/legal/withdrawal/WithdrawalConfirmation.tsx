import {useEffect} from 'react';
import {useLanguage, useMessages} from '~/i18n/useLanguage';
import {messages} from './messages';
import type {MailStatus, WithdrawalResult} from './deliverWithdrawal.server';
import {statementRows} from './statement';
import styles from './withdrawal.module.css';
import {withdrawalDraft} from './WithdrawalForm';

/** The dated confirmation on the page, whether or not the mail was sent. */
export function WithdrawalConfirmation({statement, receivedAt, mailStatus}: Extract<WithdrawalResult, {ok: true}>) {
  const t = useMessages(messages);
  const language = useLanguage();
  useEffect(() => withdrawalDraft.drop(), []);
  const rows = [...statementRows(statement, language), [t.receivedAt, receivedAt] as const];
  const mailMessages: Record<MailStatus, string> = {
    confirmed: t.confirmed(statement.mail),
    unconfirmed: t.unconfirmed,
    limited: t.limited,
  };
  return (
    <section className={styles.received} aria-labelledby="statement">
      <h2 id="statement" className="heading">
        {t.statement}
      </h2>
      <p>{t.declaration(statement.order)}</p>
      <dl className={styles.rows}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="annotation">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{mailMessages[mailStatus]}</p>
    </section>
  );
}
