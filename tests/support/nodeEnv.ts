import {studioEnv} from '../../studio/env';
import type {Site} from '../../tools/site';

/** Variables of a server on Node.js that shows the store of a site. */
export const nodeEnv = (site: Site, env: Record<string, string> = {}) => ({
  ...studioEnv(site.storeUrl),
  SITE_PASSWORD: '',
  ...env,
});
