import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import styles from '~/ui/RichText.module.css';
import type {ListedCookie} from './cookieList';

const messages = defineMessages({
  de: {
    title: 'Cookies dieser Website',
    name: 'Name',
    purpose: 'Zweck',
    lifetime: 'Speicherdauer',
    optOut:
      'Sendet Ihr Browser das Signal Global Privacy Control (Sec-GPC), gilt das als Ablehnung aller Cookies, die Ihre Einwilligung brauchen. Wir fragen dann nicht. Unter „Cookie-Einstellungen“ unten auf jeder Seite können Sie anders entscheiden.',
  },
  en: {
    title: 'Cookies on this website',
    name: 'Name',
    purpose: 'Purpose',
    lifetime: 'Duration',
    optOut:
      'If your browser sends the Global Privacy Control signal (Sec-GPC), we treat that as declining all cookies that need your consent, and don’t ask. You can decide otherwise under ‘Cookie settings’ at the foot of any page.',
  },
});

/** The cookies of the site, below the privacy policy. */
export function CookieTable({cookies}: {cookies: ListedCookie[]}) {
  const t = useMessages(messages);
  return (
    <section className={styles.text} aria-labelledby="cookies">
      <h2 id="cookies">{t.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.purpose}</th>
            <th scope="col">{t.lifetime}</th>
          </tr>
        </thead>
        <tbody>
          {cookies.map(({name, purpose, lifetime}) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{purpose}</td>
              <td>{lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t.optOut}</p>
    </section>
  );
}
