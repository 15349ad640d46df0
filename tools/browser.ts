import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium, type BrowserServer, type LaunchOptions} from 'playwright';
import {root} from './build';
import {withLock} from './lock';
import {unpackBrowser} from './unpack';

interface Candidate {
  executablePath: string;
  env?: Record<string, string>;
}

const installedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  // No request of a page leaves the machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * How to start Chromium. Taken is the first that exists: the program of `CHROMIUM_PATH`, the package `@sparticuz/chromium`, an
 * installed Chromium, Playwright's Chromium (docs/decisions/009). Throws an error when there is none.
 */
export async function chromiumOptions(): Promise<LaunchOptions> {
  const candidate = findConfigured() ?? (await unpackPackaged()) ?? findInstalled() ?? findPlaywrights();
  if (!candidate) throw new Error('There is no Chromium. Set CHROMIUM_PATH to one.');
  const {executablePath, env} = candidate;
  return {executablePath, args: flags, ...(env && {env: {...process.env, ...env}})};
}

/** Starts Chromium with additional flags. */
export async function launchBrowser(additionalFlags: string[] = []): Promise<BrowserServer> {
  return chromium.launchServer({...(await chromiumOptions()), args: [...flags, ...additionalFlags]});
}

function findConfigured(): Candidate | undefined {
  const executablePath = process.env.CHROMIUM_PATH;
  return executablePath ? {executablePath} : undefined;
}

function findInstalled(): Candidate | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = installedNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  files.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  const executablePath = files.find((file) => existsSync(file));
  return executablePath ? {executablePath} : undefined;
}

function findPlaywrights(): Candidate | undefined {
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? {executablePath} : undefined;
}

/** Unpacks the Chromium of `@sparticuz/chromium`, with the libraries that it needs, once for each version. */
async function unpackPackaged(): Promise<Candidate | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const {version} = createRequire(import.meta.url)(
    path.join(root, 'node_modules/@sparticuz/chromium/package.json'),
  ) as {version: string};
  const folder = path.join(root, '.cache', `chromium-${version}`);
  const fontConfigFile = path.join(folder, 'fonts.conf');
  await withLock(`${folder}-unpacking`, async () => {
    if (existsSync(fontConfigFile)) return;
    await rm(folder, {recursive: true, force: true});
    await unpackBrowser(fileURLToPath(new URL('unpackBrowser.js', import.meta.url)), folder);
    const directories = `<dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir>`;
    await writeFile(fontConfigFile, `<fontconfig>${directories}</fontconfig>`);
  });
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: fontConfigFile,
    },
  };
}
