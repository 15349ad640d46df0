import {existsSync} from 'node:fs';
import {rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {chromium, type BrowserServer} from 'playwright';
import {root} from './build';
import {withLock} from './lock';
import {unpackBrowser} from './unpack';

interface Candidate {
  name: string;
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
 * A running Chromium: the one of `CHROMIUM_PATH`, else the one that `@sparticuz/chromium` carries, else an installed
 * one, else Playwright's. When one doesn't start, the next is tried (docs/decisions/009).
 */
export async function launchBrowser(moreFlags: string[] = []): Promise<BrowserServer> {
  const failures: string[] = [];
  for (const find of [fromVariable, carried, installed, ofPlaywright]) {
    const candidate = await find();
    if (!candidate) continue;
    const {name, executablePath, env = {}} = candidate;
    try {
      return await chromium.launchServer({
        executablePath,
        args: [...flags, ...moreFlags],
        env: {...process.env, ...env},
      });
    } catch (error) {
      failures.push(`${name} (${executablePath}): ${String(error).split('\n', 8).join('\n')}`);
    }
  }
  throw new Error(`No Chromium could be started. Set CHROMIUM_PATH to one.\n${failures.join('\n')}`);
}

function fromVariable(): Candidate | undefined {
  const executablePath = process.env.CHROMIUM_PATH;
  return executablePath ? {name: 'CHROMIUM_PATH', executablePath} : undefined;
}

function installed(): Candidate | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = installedNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  files.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  const executablePath = files.find((file) => existsSync(file));
  return executablePath ? {name: 'the installed browser', executablePath} : undefined;
}

function ofPlaywright(): Candidate | undefined {
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? {name: "Playwright's browser", executablePath} : undefined;
}

/** The package's Chromium with the libraries it needs, unpacked once for each version. */
async function carried(): Promise<Candidate | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const {version} = createRequire(import.meta.url)(
    path.join(root, 'node_modules/@sparticuz/chromium/package.json'),
  ) as {version: string};
  const folder = path.join(root, '.cache', `chromium-${version}`);
  const fonts = path.join(folder, 'fonts.conf');
  await withLock(`${folder}-unpacking`, async () => {
    if (existsSync(fonts)) return;
    await rm(folder, {recursive: true, force: true});
    await unpackBrowser(fileURLToPath(new URL('unpackBrowser.js', import.meta.url)), folder);
    const list = `<dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir>`;
    await writeFile(fonts, `<fontconfig>${list}</fontconfig>`);
  });
  return {
    name: '@sparticuz/chromium',
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_FILE: fonts,
    },
  };
}
