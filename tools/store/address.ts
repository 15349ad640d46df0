import {storeOrigin} from '~/platform/store/storeOrigin';
import {StoreProblem} from './problem';

const shopifyHost = /(^|\.)(my)?shopify\.com$/;
const localHost = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** A demo store runs on this machine, or has no TLS. */
const isDemoStore = ({protocol, hostname}: URL) =>
  localHost.test(hostname) || (protocol === 'http:' && !shopifyHost.test(hostname));

/**
 * Returns the origin of the store that PUBLIC_STORE_DOMAIN names.
 * @throws StoreProblem when the value isn't a myshopify.com domain; it suggests the right one if it can guess it
 */
export function parseStoreAddress(setting: string): string {
  const domain = setting.trim();
  if (/^(https:\/\/)?[a-z0-9][a-z0-9-]*\.myshopify\.com\/?$/i.test(domain)) return storeOrigin(domain);
  const address = /^https?:\/\//.test(domain) ? domain : `https://${domain}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && isDemoStore(url)) return url.origin;
  const nameInAdmin = url?.hostname === 'admin.shopify.com' ? /^\/store\/([\w-]+)/.exec(url.pathname)?.[1] : undefined;
  const name = nameInAdmin ?? /^([\w-]+)(\.myshopify\.com)?$/.exec(url?.hostname ?? '')?.[1];
  const isAdminAddress = nameInAdmin || url?.pathname.startsWith('/admin');
  throw new StoreProblem(
    `PUBLIC_STORE_DOMAIN is ${isAdminAddress ? "the admin's address" : 'no myshopify.com domain'}: ${domain}`,
    name
      ? `Set PUBLIC_STORE_DOMAIN=${name}.myshopify.com in .env, without anything before or after it.`
      : 'Set it in .env to the domain that ends in .myshopify.com: the admin shows it in Settings › Domains.',
  );
}
