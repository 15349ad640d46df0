import type {Page} from '@playwright/test';

const monorail = 'https://monorail-edge.shopifysvc.com/**';

interface Event {
  schema_id: string;
  payload: Record<string, unknown>;
}

/** Collects the events that the visitor's pages send to Shopify's analytics, and answers as Shopify does. */
export async function watchShopify(page: Page): Promise<Event[]> {
  const events: Event[] = [];
  await page.context().route(monorail, (route) => {
    const {events: sent} = JSON.parse(route.request().postData() ?? '{}') as {events: Event[]};
    events.push(...sent);
    const headers = {'Access-Control-Allow-Origin': '*'};
    const result = sent.map(() => ({status: 200, message: 'ok'}));
    return route.fulfill({headers, contentType: 'application/json', body: JSON.stringify({result})});
  });
  return events;
}

export const namesOf = (events: Event[]) => events.flatMap(({payload}) => payload.event_name ?? []);

/** What the browser keeps of the visitor for Shopify. */
export const keptForShopify = async (page: Page) =>
  (await page.context().cookies()).map(({name}) => name).filter((name) => name.startsWith('_shopify'));
