import {expect, test} from '../support/test';

const origins: Record<string, string>[] = [
  {Origin: 'https://evil.example'},
  {Origin: 'null'},
  {Origin: 'null', 'Sec-Fetch-Site': 'cross-site'},
  {Origin: 'nonsense'},
];
const words = {
  name: 'Anna Buchholz',
  text: 'Ein Regal aus Esche',
  mail: 'anna@example.com',
  phone: '1',
  howHeard: 'Google',
  privacy: 'on',
};
const variant = 'gid://shopify/ProductVariant/1';

for (const headers of origins) {
  test(`another website cannot send forms in a visitor’s name: it gets 403, and nothing changes (${JSON.stringify(headers)})`, async ({
    site,
  }) => {
    const post = (path: string, init: RequestInit) =>
      fetch(site.url + path, {method: 'POST', redirect: 'manual', ...init});
    const form = (fields: Record<string, string>) => ({headers, body: new URLSearchParams(fields)});
    const contact = await post('/contact', form(words));
    const page = await contact.text();
    expect([contact.status, contact.headers.getSetCookie()]).toEqual([403, []]);
    expect(page).toContain('wurde nicht über diese Website abgeschickt');
    expect(page).toContain(words.text);

    const cart = await post('/en/cart', form({intent: 'add', variant}));
    expect([cart.status, cart.headers.getSetCookie()]).toEqual([403, []]);
    expect(await cart.text()).toContain('Nothing has been added, because the form was on another website');

    const queue = await post('/api/cart', form({intent: 'add', variant}));
    expect([queue.status, queue.headers.getSetCookie()]).toEqual([403, []]);
    expect(await queue.json()).toMatchObject({
      refused: true,
      notice: {text: expect.stringContaining('anderen Website')},
    });

    const json = {headers: {...headers, 'Content-Type': 'application/json'}, body: JSON.stringify(words)};
    const mail = await post('/api/send-email', json);
    expect(mail.status).toBe(403);
    expect(await mail.json()).toMatchObject({ok: false, refusal: {message: expect.any(String)}});
    expect(await site.control.mails()).toEqual([]);
  });
}

test('a form of the site itself is accepted even when the browser hides where it came from', async ({site}) => {
  const headers = {Origin: 'null', 'Sec-Fetch-Site': 'same-origin'};
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(words),
  });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/thankyou/Anna']);
  expect(await site.control.mails()).toHaveLength(1);
});
