import {execFile} from 'node:child_process';
import {createHmac} from 'node:crypto';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {output} from '../../tools/build';
import {getDocument, tags} from '../../tools/document';
import {startNode} from '../../tools/node';
import {nodeEnv} from '../support/nodeEnv';
import {expect, test} from '../support/test';

const webhookSecret = 'a-secret-of-the-webhook';

/** Runs the server until it ends by itself. */
function failedStart(env: Record<string, string>, cwd?: string): Promise<{code: unknown; output: string}> {
  const folder = path.join(output, 'node');
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(folder, 'server.mjs')], {cwd: cwd ?? folder, env}, (error, stdout, stderr) =>
      resolve({code: error?.code, output: stdout + stderr}),
    );
  });
}

test('a server with Node.js that is started without its settings says which are missing', async () => {
  const {code, output} = await failedStart({});
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^PUBLIC_STORE_DOMAIN is missing; .*SESSION_SECRET is missing\. Set it in \.env .*$/);
});

test('a server with Node.js prefers the settings of its process to those in the file .env', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'node-server-'));
  try {
    await writeFile(path.join(folder, '.env'), 'TRUST_PROXY=written\nSESSION_SECRET=\n');
    expect((await failedStart({}, folder)).output).toMatch(/^TRUST_PROXY is "written"/);
    expect((await failedStart({TRUST_PROXY: 'given'}, folder)).output).toMatch(/^TRUST_PROXY is "given"/);
  } finally {
    await rm(folder, {recursive: true});
  }
});

test('a server with Node.js says at its start which setting is invalid, or that its port is taken', async ({site}) => {
  expect((await failedStart(nodeEnv(site, {TRUST_PROXY: 'yes'}))).output).toMatch(/^TRUST_PROXY is "yes"/);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const PORT = String((other.address() as AddressInfo).port);
  try {
    const {code, output} = await failedStart(nodeEnv(site, {PORT}));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${PORT} is in use. Set PORT to another one.`);
    expect(output).toContain('ten wrong passwords lock everybody out');
    expect(output).not.toContain('WEB_CONCURRENCY');
    const several = await failedStart(nodeEnv(site, {PORT, WEB_CONCURRENCY: '2'}));
    expect(several.output).toMatch(/^WEB_CONCURRENCY is no longer read: .* replicas of the container/m);
  } finally {
    other.close();
  }
});

test.describe('a server with Node.js for a site with a password', () => {
  const password = 'eiche';
  let server: Awaited<ReturnType<typeof startNode>>;

  test.beforeAll(async ({sharedSite}) => {
    const env = nodeEnv(sharedSite, {SITE_PASSWORD: password, TRUST_PROXY: '1', STORE_WEBHOOK_SECRET: webhookSecret});
    server = await startNode({build: output, env});
  });
  test.afterAll(() => server.close());

  const unlock = (typed: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/gate`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({password: typed, to: '/shop'}),
    });
  const passOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  test('sends pages and files compressed, so that they arrive sooner', async () => {
    const {html} = await getDocument(`${server.url}/imprint`);
    const style = tags(html, 'link').find(({rel}) => rel === 'stylesheet')?.href ?? '';
    for (const encoding of ['br', 'gzip']) {
      const document = await fetch(`${server.url}/imprint`, {headers: {'Accept-Encoding': encoding}});
      expect(document.headers.get('Content-Encoding')).toBe(encoding);
      expect(document.headers.get('Vary')).toContain('Accept-Encoding');
      expect(await document.text()).toContain('</html>');
      const file = await fetch(server.url + style, {headers: {'Accept-Encoding': encoding}});
      expect(file.headers.get('Content-Encoding')).toBe(encoding);
      expect(await file.text()).toContain('@font-face');
    }
  });

  test('never shows a page to a visitor without the password, even if another visitor has just loaded it', async () => {
    const Cookie = passOf(await unlock(password));
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await getDocument(server.url, Cookie)).status).toBe(200);
      expect((await getDocument(server.url)).status).toBe(401);
    }
  });

  test('behind a proxy that encrypts the connection, makes https links and a cookie for https only', async () => {
    const headers = {'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.9'};
    const right = await unlock(password, headers);
    expect(right.headers.getSetCookie()[0]).toContain('Secure');
    const html = await (await fetch(`${server.url}/imprint`, {headers})).text();
    expect(tags(html, 'link').find(({rel}) => rel === 'canonical')?.href).toMatch(/^https:\/\/localhost/);
  });

  test('counts wrong passwords for each visitor, who cannot get around it by a forged address', async () => {
    const from = (address: string) => ({'X-Forwarded-For': `198.51.100.99, ${address}`});
    const right = await unlock(password, from('203.0.113.1'));
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/shop']);
    const locations: (string | null)[] = [];
    for (let count = 0; count < 11; count += 1) {
      const address = `203.0.113.${100 + count}`;
      const forged = {'Oxygen-Buyer-IP': address, 'CF-Connecting-IP': address};
      locations.push((await unlock('falsch', {...forged, ...from('203.0.113.2')})).headers.get('Location'));
    }
    const refused = (reason: string) => `/gate?refused=${reason}&to=%2Fshop`;
    expect(locations).toEqual([...Array<string>(10).fill(refused('wrong')), refused('tooMany')]);
    expect((await unlock(password, from('203.0.113.3'))).headers.get('Location')).toBe('/shop');
  });

  test('asks for the password at every spelling of an address', async () => {
    expect((await getDocument(`${server.url}/About`)).status).toBe(401);
    const {status, headers} = await getDocument(`${server.url}/Imprint/`);
    expect([status, headers.get('Location')]).toEqual([301, '/imprint']);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test('accepts a notice of a change only if it is signed by Shopify', async () => {
    const body = JSON.stringify({id: 1, handle: 'hocker-lot', updated_at: new Date().toISOString()});
    const signature = createHmac('sha256', webhookSecret).update(body).digest('base64');
    const call = async (signed: string) => {
      const headers = {'X-Shopify-Topic': 'products/update', 'X-Shopify-Hmac-Sha256': signed};
      return (await fetch(`${server.url}/api/store-changed`, {method: 'POST', headers, body})).status;
    };
    expect([await call(signature), await call('')]).toEqual([200, 401]);
  });
});
