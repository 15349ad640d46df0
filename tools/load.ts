import autocannon from 'autocannon';
import {parseArgs} from 'node:util';
import {startDemoStore} from 'demo-store';
import {studioEnv} from '../studio/env';
import {loadContent} from '../studio/load';
import {memory} from './bench/process';
import {table, type Cell} from './bench/table';
import {ensureBuild} from './build';
import {startNode} from './node';
import {everyPage} from './pages';

/**
 * `npm run load` visits every page of the build on Node.js over and over, and prints documents a second and memory for each
 * tenth of the time. Memory that keeps growing is a leak. `-- --seconds 1800 --connections 8` for a long one.
 */
const {values} = parseArgs({
  options: {seconds: {type: 'string', default: '60'}, connections: {type: 'string', default: '8'}},
});
const seconds = Math.min(Number(values.seconds), 3_600);
const periods = 10;

const build = await ensureBuild(() => console.log('Building …'));
const store = await startDemoStore({content: await loadContent(), port: 0, log: () => {}});
const server = await startNode({build, env: {...studioEnv(store.url), SITE_PASSWORD: ''}});
const requests = everyPage.map(([path]) => ({path}));
const megabytes = () => memory(server.pid ?? 0);

const rows: Cell[][] = [['start', '', '', {figure: megabytes()}]];
for (let period = 1; period <= periods; period += 1) {
  const {
    requests: rate,
    non2xx,
    errors,
  } = await autocannon({
    url: server.url,
    connections: Number(values.connections),
    duration: seconds / periods,
    requests,
  });
  rows.push([
    `${(seconds * period) / periods} s`,
    {figure: rate.average},
    {figure: non2xx + errors},
    {figure: megabytes()},
  ]);
}
console.log(table(['After', 'Documents a second', 'Failed', 'Memory, MB'], rows));
// The server first: what it still renders asks the store.
await server.close();
await store.close();
process.exit();
