import {storeOrigin} from '~/platform/store/storeOrigin';
import {StoreProblem} from './problem';

const shopify = /(^|\.)(my)?shopify\.com$/;

/** A demo store: this machine's, or one that speaks no TLS. */
const isDemoStore = ({protocol, hostname}: URL) =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname) || (protocol === 'http:' && !shopify.test(hostname));

/**
 * The origin of the store that PUBLIC_STORE_DOMAIN names.
 * @throws StoreProblem when it isn't a myshopify.com domain, with the one that was meant where that can be told
 */
export function storeAddress(written: string): string {
  const domain = written.trim();
  if (/^(https:\/\/)?[a-z0-9][a-z0-9-]*\.myshopify\.com\/?$/i.test(domain)) return storeOrigin(domain);
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && isDemoStore(url)) return url.origin;
  const named = url?.hostname === 'admin.shopify.com' ? /^\/store\/([\w-]+)/.exec(url.pathname)?.[1] : undefined;
  const name = named ?? /^([\w-]+)(\.myshopify\.com)?$/.exec(url?.hostname ?? '')?.[1];
  const what = named || url?.pathname.startsWith('/admin') ? "the admin's address" : 'no myshopify.com domain';
  throw new StoreProblem(
    `PUBLIC_STORE_DOMAIN is ${what}: ${domain}`,
    name
      ? `Set PUBLIC_STORE_DOMAIN=${name}.myshopify.com in .env, without anything before or after it.`
      : 'Set it in .env to the domain that ends in .myshopify.com: the admin shows it in Settings › Domains.',
  );
}
