import {useRouteLoaderData} from '@remix-run/react';
import type {Language} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';

/** The scheduling page in a language. */
function bookingUrl(page: string, language: Language): string {
  const url = new URL(page);
  url.searchParams.set('locale', language);
  return url.href;
}

/** URL of the scheduling page in the language of the page; none where the site has no booking. */
export function useBookingUrl(): string | undefined {
  const language = useLanguage();
  const root = useRouteLoaderData<{bookingUrl?: string}>('root');
  return root?.bookingUrl && bookingUrl(root.bookingUrl, language);
}
