import {expect, test} from '../support/test';

test('GraphiQL at the demo store answers a query', async ({open, site}) => {
  const page = await open('/');
  await page.goto(`${site.storeUrl}/graphiql`);
  await page.getByRole('button', {name: /Execute query/}).click();
  const answer = page.getByLabel('Result Window');
  await expect(answer).toContainText('"currencyCode": "EUR"');
  await expect(answer).toContainText('Sample box');
});
