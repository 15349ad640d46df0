import {createControl} from 'demo-store/control';
import {freePorts, isRefused, startCommand, type RunningCommand} from '../support/command';
import {getDocument} from '../../tools/document';
import {Shopper} from '../support/shopper';
import {expect, test} from '../support/test';

const startOptions = {timeout: 100_000};
const secondStudio = ['--content', 'tests/support/secondStudio'];
let command: RunningCommand | undefined;

test.afterEach(async () => {
  command?.process.kill('SIGTERM');
  await command?.ended;
  command = undefined;
});

async function start(env: Record<string, string>, options: string[]) {
  const [port, storePort] = await freePorts();
  const started = startCommand('preview', {PORT: port, DEMO_STORE_PORT: storePort, ...env}, {options});
  command = started;
  await expect.poll(started.output, startOptions).toContain('Ctrl-C stops both');
  const storeUrl = `http://127.0.0.1:${storePort}`;
  return {...started, site: {url: `http://localhost:${port}`, storeUrl, control: createControl(storeUrl)}};
}

test('npm run preview shows the content of another folder behind its password, and leaves nothing running at its end', async () => {
  test.setTimeout(120_000);
  const {site, output, process, ended} = await start({SITE_PASSWORD: 'nussbaum'}, secondStudio);
  for (const text of [site.url, site.storeUrl, `${site.storeUrl}/mailbox`]) expect(output()).toContain(text);
  expect(output()).toMatch(/Password +nussbaum/);
  const screen = await getDocument(`${site.url}/shop`);
  expect(screen.status).toBe(401);
  expect(screen.html).toContain('type="password"');
  // The demo's hint would name another password.
  expect(screen.html).not.toContain('Demo: eiche');
  const visitor = new Shopper(site);
  await visitor.post('/gate', {password: 'nussbaum', to: '/shop'});
  expect(await visitor.html('/shop')).toContain('Becher');

  await test.step('a form posted from another website is logged without personal data', async () => {
    const headers = {Origin: 'https://evil.example'};
    await fetch(`${site.url}/widerruf`, {method: 'POST', headers, body: new URLSearchParams({name: 'Anna Buchholz'})});
    await expect.poll(output).toMatch(/{"security":"foreign-origin","place":"site","client":"[0-9a-f]{12}"}/);
    expect(output()).not.toMatch(/Buchholz|"client":"127/);
  });

  await test.step('a second npm run preview ends with one message: the port is taken', async () => {
    const [port] = await freePorts();
    const storePort = new URL(site.storeUrl).port;
    const second = startCommand('preview', {PORT: port, DEMO_STORE_PORT: storePort});
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(
      `Port ${storePort} is in use. Stop what listens there, or set DEMO_STORE_PORT to another port.`,
    );
  });

  process.kill('SIGINT');
  await ended;
  expect(await Promise.all([isRefused(site.url), isRefused(site.storeUrl)])).toEqual([true, true]);
});

test('npm run preview for a real store says in one message which setting is missing', async () => {
  const [port] = await freePorts();
  const store = {PUBLIC_STORE_DOMAIN: 'studio.myshopify.com', PUBLIC_STOREFRONT_API_TOKEN: 'token'};
  command = startCommand('preview', {PORT: port, ...store, SESSION_SECRET: ''});
  expect(await command.ended).toBe(1);
  expect(command.output()).toMatch(/^\s*SESSION_SECRET is missing\. Set it in \.env [^\n]*\n\s*$/);
});

test('npm run preview says what is wrong with the content of a folder, and with an option', async () => {
  const [port, storePort] = await freePorts();
  const ports = {PORT: port, DEMO_STORE_PORT: storePort};
  const empty = startCommand('preview', ports, {options: ['--content', 'docs']});
  expect(await empty.ended).toBe(1);
  expect(empty.output()).toContain('shop.yaml: the file is missing');
  const unknown = startCommand('preview', ports, {options: ['--contents', 'docs']});
  expect(await unknown.ended).toBe(1);
  expect(unknown.output()).toMatch(/^\s*Unknown option '--contents'[^\n]*\n\s*$/);
});
