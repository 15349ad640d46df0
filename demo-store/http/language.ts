import type {IncomingMessage} from 'node:http';
import type {Language} from '../model';
import {getHeader} from './request';

function toLanguage(code: string | undefined | null): Language | undefined {
  const language = code?.slice(0, 2).toUpperCase();
  return language === 'DE' || language === 'EN' ? language : undefined;
}

/** The language of a page: `?locale=` as at Shopify, else `pageLanguage`, else the browser's preference. */
export function requestLanguage(url: URL, request: IncomingMessage, pageLanguage?: Language): Language | undefined {
  const preferred = (getHeader(request, 'accept-language') ?? '').split(',').map((entry) => toLanguage(entry.trim()));
  return toLanguage(url.searchParams.get('locale')) ?? pageLanguage ?? preferred.find(Boolean);
}
