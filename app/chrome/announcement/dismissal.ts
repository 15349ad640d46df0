import {brand} from '~/brand';
import {storeText} from '~/platform/deviceStorage';

const key = `${brand.key}:announcements-dismissed`;
/** In ms. */
const hour = 3_600_000;
const attribute = 'data-announcements';

/**
 * Runs in the head, before the first paint, and hides a bar that the visitor has dismissed within the last hour. The worker can't do
 * that, because the document is the same for every visitor. The bar's styles read the attribute.
 */
export const dismissalScript =
  `try{var r=document.documentElement,a=Date.now()-localStorage.getItem('${key}');` +
  `if(a>=0&&a<${hour}){r.setAttribute('${attribute}','dismissed');` +
  `setTimeout(function(){r.removeAttribute('${attribute}')},${hour}-a)}}catch(e){}`;

/** Hides the bar for an hour. When storage is blocked, the bar reappears with the next document. */
export function dismissAnnouncements(): void {
  const root = document.documentElement;
  root.setAttribute(attribute, 'dismissed');
  setTimeout(() => root.removeAttribute(attribute), hour);
  storeText(key, String(Date.now()));
}
