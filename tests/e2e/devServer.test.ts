import {cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createControl} from 'demo-store/control';
import {root} from '../../tools/build';
import {freePorts, isRefused, startCommand, type RunningCommand} from '../support/command';
import {writeIntoPage} from '../support/foreignNodes';
import {waitForHydration} from '../support/ready';
import {holdRequests} from '../support/requests';
import {expect, test} from '../support/test';

/** Made, or nobody's source. */
const notCopied = ['node_modules', '.git', 'dist', '.cache', '.env'];

/** A dev server compiles what it is asked for, and the machine may have other work. */
const patience = {timeout: 30_000};

let project: string;
let command: RunningCommand;

/** The project in a folder of its own, whose files may change. Its packages are links, so Vite keeps its files here. */
async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'project-'));
  const isCopied = (file: string) => !notCopied.includes(path.basename(file));
  for (const name of (await readdir(root)).filter(isCopied)) {
    await cp(path.join(root, name), path.join(copy, name), {recursive: true, filter: isCopied});
  }
  await mkdir(path.join(copy, 'node_modules'));
  for (const name of (await readdir(path.join(root, 'node_modules'))).filter((name) => !name.startsWith('.'))) {
    await symlink(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  }
  return copy;
}

/** Saves as many editors do: the server never reads a file that is half written. */
async function change(file: string, from: string, to: string): Promise<void> {
  const source = await readFile(path.join(project, file), 'utf8');
  expect(source, file).toContain(from);
  const changed = `${project}.changed`;
  await writeFile(changed, source.replace(from, to));
  await rename(changed, path.join(project, file));
}

test.beforeAll(async () => {
  project = await copyProject();
});
test.afterAll(async () => {
  command.process.kill('SIGTERM');
  await command.ended;
  await rm(project, {recursive: true, force: true});
});

test('a developer who saves a change sees it at once in the open page', async ({open}) => {
  test.setTimeout(300_000);
  const [port, storePort] = await freePorts();
  command = startCommand('dev', {PORT: port, DEMO_STORE_PORT: storePort}, {cwd: project});
  await expect.poll(command.output, {timeout: 150_000}).toContain('Ctrl-C stops both');
  const url = `http://localhost:${port}`;
  const storeUrl = `http://127.0.0.1:${storePort}`;
  for (const text of [url, storeUrl, `${storeUrl}/mailbox`]) expect(command.output()).toContain(text);
  expect(command.output()).toMatch(/Password +eiche/);
  expect(command.output()).toMatch(/Ready in [\d.]+ s/);
  // npm prints four more above them.
  expect(command.output().split('\n').length).toBeLessThanOrEqual(12 - 4);

  const site = {url, storeUrl, control: createControl(storeUrl)};
  const page = await open('/jobs', {site, expectedErrors: [/status 401/]});
  await expect(page.getByText('Demo: eiche')).toBeVisible();
  await page.getByLabel('Passwort').fill('eiche');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/jobs`, patience);
  await waitForHydration(page);
  const route = 'app/routes/jobs.tsx';

  await test.step('a change of what a page loads from the store', async () => {
    await change(route, 'subtitle: text(entry?.untertitel)', "subtitle: 'Aus dem Loader'");
    await expect(page.getByText('Aus dem Loader')).toBeVisible(patience);
  });

  await test.step('a change of a request to the store', async () => {
    await change(route, 'untertitel: field(key: "untertitel")', 'contact: field(key: "mail")');
    await change(route, "subtitle: 'Aus dem Loader'", 'subtitle: `Post an ${text(entry?.contact)}`');
    await expect(page.getByText(/^Post an \S+@\S+/)).toBeVisible(patience);
    const types = () => readFile(path.join(project, 'storefrontapi.generated.d.ts'), 'utf8');
    await expect.poll(types, {timeout: 60_000}).toContain('contact?:');
  });

  await test.step('a change of a text', async () => {
    await change('app/content/messages.ts', "openJobs: 'Aktuell suchen wir:'", "openJobs: 'Wir suchen'");
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Wir suchen', patience);
  });

  await test.step('a change of the look', async () => {
    await change('app/ui/PageHeader.module.css', '.header {', '.header {\n  outline: 7px solid red;');
    await expect(page.locator('main header').first()).toHaveCSS('outline-width', '7px', patience);
  });

  await test.step('only failed requests are logged, in one line each', async () => {
    await fetch(`${url}/objekte`, {redirect: 'manual'});
    await page.request.get('/keine-seite');
    await expect.poll(command.output).toMatch(/^GET \/keine-seite 404, \d+ ms$/m);
    expect(command.output()).not.toContain('/objekte');
  });

  await test.step('what is typed early is kept beside the icons of an extension', async () => {
    await page.addInitScript(writeIntoPage, ['an icon beside each field', 'complete'] as const);
    const scripts = await holdRequests(page, /entry\.client/);
    await page.goto('/contact', {waitUntil: 'domcontentloaded'});
    await page.getByLabel('Name').fill('Anna Buchholz');
    scripts.release();
    await waitForHydration(page);
    await expect(page.getByLabel('Name')).toHaveValue('Anna Buchholz');
    await expect(page.locator('main [data-foreign]').first()).toBeAttached();
  });

  await page.close();
  command.process.kill('SIGTERM');
  expect(await command.ended).toBe(0);
  expect(await Promise.all([isRefused(url), isRefused(storeUrl)])).toEqual([true, true]);
});
