import {createHash} from 'node:crypto';

/** 32 hexadecimal digits, always the same for a name. Nothing is secret here. */
function digits(name: string): string {
  return createHash('sha256').update(`demo store: ${name}`).digest('hex').slice(0, 32);
}

/** The tokens that the store knows: as at Shopify, one for browsers and one for servers. */
export const PUBLIC_TOKEN = digits('public');
export const PRIVATE_TOKEN = digits('private');

/** The access token of the Admin API, and the client of an app that may ask for one. */
export const ADMIN_TOKEN = `shpat_${digits('admin')}`;
export const ADMIN_CLIENT = {id: digits('client'), secret: `shpss_${digits('secret')}`};

/** A token of the Admin API that may only read entries, files and translations. */
export const PREVIEW_TOKEN = `shpat_${digits('preview')}`;

/** The key of the mail service. */
export const MAIL_KEY = 're_demo_key';
