import type {Config} from '~/platform/env';
import {storeOrigin} from '~/platform/store/storeOrigin';
import {entryPages} from '../../studio/contentModel';

const query = 'query PreviewEntry($handle: MetaobjectHandleInput!) { metaobjectByHandle(handle: $handle) { handle } }';

const timeoutMs = 5_000;

type Settings = Pick<Config, 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_STOREFRONT_API_VERSION' | 'PRIVATE_ADMIN_PREVIEW_TOKEN'>;

/** Whether the store has the entry of a page, published or not; `undefined` when the store gives no answer. */
export async function hasEntry(path: string, config: Settings): Promise<boolean | undefined> {
  const [handle, folder = ''] = path.split('/').reverse();
  const type = Object.keys(entryPages).find((candidate) => entryPages[candidate] === folder);
  const variables = {handle: {type, handle}};
  try {
    const response = await fetch(
      `${storeOrigin(config.PUBLIC_STORE_DOMAIN)}/admin/api/${config.PUBLIC_STOREFRONT_API_VERSION}/graphql.json`,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Shopify-Access-Token': config.PRIVATE_ADMIN_PREVIEW_TOKEN ?? '',
        },
        body: JSON.stringify({query, variables}),
        signal: AbortSignal.timeout(timeoutMs),
      },
    );
    const {data} = (await response.json()) as {data?: {metaobjectByHandle?: object | null}};
    return data && data.metaobjectByHandle !== null;
  } catch {
    return undefined;
  }
}
