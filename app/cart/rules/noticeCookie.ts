import {readCookie} from '~/platform/http/cookies';
import {setCookie} from './cookie';

const noticeCookie = 'cartNotice';

/** Seconds. The page that shows it is asked for at once. */
const maxAge = 60;

/** What a redirect to the cart says there, as it stands in the visitor's cookie: in an address, anybody could say it. */
export const parseNotice = (header: string | null) => readCookie(header, noticeCookie);

/** The `Set-Cookie` header that keeps a notice for the next page; without one the header that removes it. */
export function serialiseNotice(notice: string | undefined, options: {secure: boolean}): string {
  return `${setCookie(noticeCookie, notice ?? '', notice ? maxAge : 0, options)}; HttpOnly`;
}
