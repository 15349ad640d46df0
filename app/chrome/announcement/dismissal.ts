import {brand} from '~/brand';

const key = `${brand.key}:announcements-dismissed`;
const hour = 3_600_000;
const attribute = 'data-announcements';

/**
 * Runs in the head, before anything is painted: a bar that this visitor dismissed within the last hour never
 * flashes, though the document is the same for everyone. The bar's styles read the attribute.
 */
export const dismissalScript =
  `try{var r=document.documentElement,a=Date.now()-localStorage.getItem('${key}');` +
  `if(a>=0&&a<${hour}){r.setAttribute('${attribute}','dismissed');` +
  `setTimeout(function(){r.removeAttribute('${attribute}')},${hour}-a)}}catch(e){}`;

/** Hides the bar for an hour; where storage is blocked, at most until the next document. */
export function dismissAnnouncements(): void {
  const root = document.documentElement;
  root.setAttribute(attribute, 'dismissed');
  setTimeout(() => root.removeAttribute(attribute), hour);
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // The visitor blocks storage.
  }
}
