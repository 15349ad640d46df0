import {createHash} from 'node:crypto';

/** 32 stable hexadecimal digits for a name. Nothing is secret here. */
function digits(name: string): string {
  return createHash('sha256').update(`demo store: ${name}`).digest('hex').slice(0, 32);
}

/** Shopify has a token for browsers and one for servers. */
export const PUBLIC_TOKEN = digits('public');
export const PRIVATE_TOKEN = digits('private');

/** The Admin API's access token, and the app credentials that can be exchanged for it. */
export const ADMIN_TOKEN = `shpat_${digits('admin')}`;
export const ADMIN_CLIENT = {id: digits('client'), secret: `shpss_${digits('secret')}`};

/** A token of the Admin API that may only read entries, files and translations. */
export const PREVIEW_TOKEN = `shpat_${digits('preview')}`;

/** The key of the mail service. */
export const MAIL_KEY = 're_demo_key';
