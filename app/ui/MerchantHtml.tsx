import styles from './RichText.module.css';
import link from './TextLink.module.css';

/** HTML from the merchant's editor: policies, product descriptions. */
export function MerchantHtml({html}: {html: string}) {
  if (!html.trim()) return null;
  return <div data-merchant-html className={`${styles.text} ${link.links}`} dangerouslySetInnerHTML={{__html: html}} />;
}
