import type {IncomingMessage} from 'node:http';
import type {Language} from '../model';
import {header} from './request';

function known(code: string | undefined | null): Language | undefined {
  const language = code?.slice(0, 2).toUpperCase();
  return language === 'DE' || language === 'EN' ? language : undefined;
}

/** The language that a page is wanted in: `?locale=` as at Shopify, else `own`, else what the browser prefers. */
export function requestLanguage(url: URL, request: IncomingMessage, own?: Language): Language | undefined {
  const preferred = (header(request, 'accept-language') ?? '').split(',').map((entry) => known(entry.trim()));
  return known(url.searchParams.get('locale')) ?? own ?? preferred.find(Boolean);
}
