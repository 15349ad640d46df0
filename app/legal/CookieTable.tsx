import {defineMessages} from '~/i18n/messages';
import {useMessages} from '~/i18n/useLanguage';
import styles from '~/ui/RichText.module.css';
import type {ListedCookie} from './cookieList';

const messages = defineMessages({
  de: {title: 'Cookies dieser Website', name: 'Name', purpose: 'Zweck', lifetime: 'Dauer'},
  en: {title: 'Cookies of this website', name: 'Name', purpose: 'Purpose', lifetime: 'Lifetime'},
});

/** Below the privacy policy: what the site keeps as cookies, from the one table of them (rule 18.13). */
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
    </section>
  );
}
