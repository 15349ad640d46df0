import {fork} from 'node:child_process';
import {once} from 'node:events';
import {createWriteStream} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {controlOf} from 'demo-store/control';
import {root} from '../build';
import {startSite, type RunningSite, type SiteOptions} from '../site';

type Options = Omit<SiteOptions, 'content'>;

/** Where the logs of all sites go that these commands start. */
export const logFolder = path.join(root, '.cache/hardening');

/**
 * A site in a process of its own: the command that attacks it doesn't slow it down, and its log goes to a file.
 * Closing ends the process.
 */
export async function startSeparateSite(name: string, options: Options): Promise<RunningSite> {
  await mkdir(logFolder, {recursive: true});
  const log = createWriteStream(path.join(logFolder, `${name}.log`));
  const child = fork(fileURLToPath(import.meta.url), [JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const ended = once(child, 'exit');
  const address = async () => {
    const started = once(child, 'message') as Promise<[{url: string; storeUrl: string}]>;
    const first = await Promise.race([started, ended.then(() => undefined)]);
    if (!first) throw new Error(`The site has ended. Its log is in ${logFolder}.`);
    return first[0];
  };
  let {url, storeUrl} = await address();
  return {
    get url() {
      return url;
    },
    storeUrl,
    control: controlOf(storeUrl),
    restartWorker: async () => {
      child.send('restart');
      ({url, storeUrl} = await address());
    },
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}

if (process.send) {
  // Miniflare leaves the connection to its inspector without a handler when a worker ends.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  const options = JSON.parse(process.argv[2] ?? '') as Options;
  const site = await startSite({...options, env: {TRUST_PROXY: '1', ...options.env}, givenAddresses: true});
  const announce = () => process.send?.({url: site.url, storeUrl: site.storeUrl});
  announce();
  process.on('message', () => void site.restartWorker().then(announce));
  process.once('disconnect', () => void site.close().finally(() => process.exit()));
}
