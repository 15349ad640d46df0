import {brand} from '~/brand';

const key = `${brand.key}:announcements-dismissed`;
const hour = 3_600_000;
const attribute = 'data-announcements';

/**
 * Runs in the head, before anything is painted: a bar that this visitor dismissed within the last hour never
 * flashes, though the document is the same for everyone. The bar's styles read the attribute.
 */
export const dismissalScript =
  `try{var a=Date.now()-localStorage.getItem('${key}');` +
  `if(a>=0&&a<${hour})document.documentElement.setAttribute('${attribute}','dismissed')}catch(e){}`;

/** Hides the bar for an hour; where storage is blocked, until the next document. */
export function dismissAnnouncements(): void {
  document.documentElement.setAttribute(attribute, 'dismissed');
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // The visitor blocks storage.
  }
}
