import {fork} from 'node:child_process';
import {once} from 'node:events';
import {createWriteStream} from 'node:fs';
import {mkdir} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {createControl} from 'demo-store/control';
import {root} from '../../tools/build';
import {startSite, type RunningSite, type SiteOptions} from '../../tools/site';

type Options = Omit<SiteOptions, 'content'>;

/** The folder of the logs of all sites that these commands start. */
export const logFolder = path.join(root, '.cache/hardening');

/**
 * Starts a site in a process of its own, so that the attacking command doesn't slow the site down and the site's log goes to a
 * file. Closing the site ends the process.
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
  const readAddresses = async () => {
    const message = once(child, 'message') as Promise<[{url: string; storeUrl: string}]>;
    const firstMessage = await Promise.race([message, ended.then(() => undefined)]);
    if (!firstMessage) throw new Error(`The site has ended. Its log is in ${logFolder}.`);
    return firstMessage[0];
  };
  let {url, storeUrl} = await readAddresses();
  return {
    get url() {
      return url;
    },
    storeUrl,
    control: createControl(storeUrl),
    restartWorker: async () => {
      child.send('restart');
      ({url, storeUrl} = await readAddresses());
    },
    close: async () => {
      child.disconnect();
      await ended;
    },
  };
}

if (process.send) {
  // When a worker ends, Miniflare's connection to its inspector fails without an error handler.
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  const options = JSON.parse(process.argv[2] ?? '') as Options;
  const site = await startSite({...options, env: {TRUST_PROXY: '1', ...options.env}, trustBuyerAddress: true});
  const announce = () => process.send?.({url: site.url, storeUrl: site.storeUrl});
  announce();
  process.on('message', () => void site.restartWorker().then(announce));
  process.once('disconnect', () => void site.close().finally(() => process.exit()));
}
