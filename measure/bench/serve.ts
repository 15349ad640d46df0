import {fork} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {startSite} from '../../tools/site';
import {startEdge} from './edge';

/** Serves a build behind an edge, in a process of its own, so that Lighthouse's work doesn't slow the site down. */
export async function serve(build: string): Promise<{url: string; close(): void}> {
  const child = fork(fileURLToPath(import.meta.url), [build]);
  const [url] = (await once(child, 'message')) as [string];
  return {url, close: () => child.disconnect()};
}

if (process.send) {
  const [build = ''] = process.argv.slice(2);
  const edge = await startEdge((await startSite({build})).url);
  process.send(edge.url);
  process.once('disconnect', () => process.exit());
}
