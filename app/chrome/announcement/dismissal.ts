import {brand} from '~/brand';
import {storeText} from '~/platform/deviceStorage';

const key = `${brand.key}:announcements-dismissed`;
/** In ms (rule 5.4). */
const hour = 3_600_000;
const attribute = 'data-announcements';

/**
 * Runs in the head, before the first paint. The document is the same for everyone, so only the browser can hide a bar
 * that the visitor dismissed within the last hour. The bar's styles read the attribute.
 */
export const dismissalScript =
  `try{var r=document.documentElement,a=Date.now()-localStorage.getItem('${key}');` +
  `if(a>=0&&a<${hour}){r.setAttribute('${attribute}','dismissed');` +
  `setTimeout(function(){r.removeAttribute('${attribute}')},${hour}-a)}}catch(e){}`;

/** Hides the bar for an hour; when storage is blocked, until the next document at most. */
export function dismissAnnouncements(): void {
  const root = document.documentElement;
  root.setAttribute(attribute, 'dismissed');
  setTimeout(() => root.removeAttribute(attribute), hour);
  storeText(key, String(Date.now()));
}
