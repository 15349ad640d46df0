import {useRouteLoaderData} from '@remix-run/react';
import type {Language} from '~/i18n/language';
import {useLanguage} from '~/i18n/useLanguage';

function localizeBookingUrl(bookingUrl: string, language: Language): string {
  const url = new URL(bookingUrl);
  url.searchParams.set('locale', language);
  return url.href;
}

/** The URL of the scheduling page in the page's language; `undefined` where none is configured. */
export function useBookingUrl(): string | undefined {
  const language = useLanguage();
  const rootData = useRouteLoaderData<{bookingUrl?: string}>('root');
  return rootData?.bookingUrl && localizeBookingUrl(rootData.bookingUrl, language);
}
