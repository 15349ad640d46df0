import {createServer} from 'node:net';
import {afterEach, describe} from 'vitest';
import {controlOf} from 'demo-store/control';
import {openCart} from '../support/cart';
import {freePorts, startCommand, type RunningCommand} from '../support/command';
import {getDocument} from '../../tools/document';
import {expect, test} from '../support/test';

const startOptions = {timeout: 100_000};
let command: RunningCommand | undefined;

afterEach(async () => {
  command?.process.kill('SIGTERM');
  await command?.ended;
  command = undefined;
});

async function start(name: 'dev' | 'preview', env: Record<string, string> = {}) {
  const [port, storePort] = await freePorts();
  const started = startCommand(name, {PORT: port, DEMO_STORE_PORT: storePort, ...env});
  command = started;
  await expect.poll(started.output, startOptions).toContain('Ctrl-C stops both');
  const storeUrl = `http://127.0.0.1:${storePort}`;
  return {...started, site: {url: `http://localhost:${port}`, storeUrl, control: controlOf(storeUrl)}};
}

const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe('npm run preview', () => {
  test('serves the build behind the gate, prints all URLs, and stops both servers when it ends', async () => {
    const {site, output, process, ended} = await start('preview');
    for (const text of [site.url, site.storeUrl, 'eiche', `${site.storeUrl}/mailbox`]) expect(output()).toContain(text);
    expect((await getDocument(`${site.url}/shop`)).html).toContain('type="password"');

    process.kill('SIGINT');
    await ended;
    expect(await Promise.all([isRefused(site.url), isRefused(site.storeUrl)])).toEqual([true, true]);
  });

  test('prints the password of SITE_PASSWORD when it is set', async () => {
    const {site, output} = await start('preview', {SITE_PASSWORD: 'nussbaum'});
    expect(output()).toMatch(/Password +nussbaum/);
    // The demo's hint would name another password.
    const screen = await getDocument(site.url);
    expect([screen.status, screen.html.includes('Demo: eiche')]).toEqual([401, false]);
  });

  test('logs a form of another website, without personal data', async () => {
    const {site, output} = await start('preview', {SITE_PASSWORD: ''});
    const headers = {Origin: 'https://evil.example'};
    await fetch(`${site.url}/contact`, {method: 'POST', headers, body: new URLSearchParams({name: 'Anna Buchholz'})});
    await expect.poll(output).toMatch(/{"security":"foreign-origin","place":"site","client":"[0-9a-f]{12}"}/);
    expect(output()).not.toMatch(/Buchholz|"client":"127/);
  });

  test('ends with one error that names a variable of a real store that is missing', async () => {
    const [port] = await freePorts();
    const store = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com', PUBLIC_STOREFRONT_API_TOKEN: 'token'};
    command = startCommand('preview', {PORT: port, ...store, SESSION_SECRET: ''});
    expect(await command.ended).toBe(1);
    expect(command.output()).toMatch(/^\s*SESSION_SECRET is missing\. Set it in \.env [^\n]*\n\s*$/);
  });

  test('ends with one error that names a port in use, before anything starts', async () => {
    const [port, storePort] = await freePorts();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(Number(storePort), '127.0.0.1', resolve));
    try {
      command = startCommand('preview', {PORT: port, DEMO_STORE_PORT: storePort});
      expect(await command.ended).toBe(1);
      expect(command.output().trim()).toBe(
        `Port ${storePort} is in use. Stop what listens there, or set DEMO_STORE_PORT to another port.`,
      );
    } finally {
      server.close();
    }
  });
});

describe('npm run dev', () => {
  test('serves a working page, and stops both servers when it ends', {timeout: 120_000}, async ({open}) => {
    const {site, output, process, ended} = await start('dev', {SITE_PASSWORD: ''});
    expect(output()).not.toContain('Password');
    const page = await open('/shop', {site});
    await openCart(page);

    await page.close();
    process.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await Promise.all([isRefused(site.url), isRefused(site.storeUrl)])).toEqual([true, true]);
  });
});
