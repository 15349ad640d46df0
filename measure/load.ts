import autocannon from 'autocannon';
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {memory} from './bench/process';
import {table, type Cell} from './bench/table';
import {ensureBuild} from '../tools/build';
import {hostileRequest} from './hostileRequests';
import {everyPage} from '../tools/pages';
import {runtimesByName, startSite} from '../tools/site';

/**
 * `npm run load` visits every page of the build over and over, and prints answers a second and memory for each tenth of the
 * time. Memory that keeps growing is a leak. `-- --hostile` sends hostile requests between the visits, `--runtime workerd` measures
 * workerd in place of Node.js, `--seconds 600 --connections 8` is a longer run. The exit status is 1 when an answer failed or the
 * server has ended.
 */
const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '60'},
    connections: {type: 'string', default: '8'},
    runtime: {type: 'string', default: 'node'},
    hostile: {type: 'boolean', default: false},
  },
});
const runtime = runtimesByName[values.runtime];
if (!runtime) throw new Error(`--runtime is ${Object.keys(runtimesByName).join(' or ')}.`);
const program = runtime === 'node' ? 'server.mjs' : 'workerd';
const seconds = Math.min(Number(values.seconds), 3_600);
const periods = 10;

const build = await ensureBuild(() => console.log('Building …'));
const site = await startSite({build, runtime, env: {TRUST_PROXY: '0', PUBLIC_SITE_URL: 'https://studio.example'}});
const pid = findPid(program);

const visits = everyPage.map(([path]) => ({path}));
let number = 0;
const hostile = {
  setupRequest(request: autocannon.Request) {
    const {headers, ...hostileFields} = hostileRequest((number += 1));
    return {...request, ...hostileFields, headers: {...request.headers, ...headers}};
  },
};
const requests = values.hostile ? visits.flatMap((visit) => [visit, hostile, hostile, hostile]) : visits;

let failures = 0;
const rows: Cell[][] = [['start', '', '', {figure: memory(pid)}]];
for (let period = 1; period <= periods && findPid(program) === pid; period += 1) {
  const result = await autocannon({
    url: site.url,
    connections: Number(values.connections),
    duration: seconds / periods,
    requests,
  });
  const failedCount = (values.hostile ? result['5xx'] : result.non2xx) + result.errors;
  failures += failedCount;
  const isRunning = findPid(program) === pid;
  rows.push([
    `${(seconds * period) / periods} s`,
    {figure: result.requests.average},
    {figure: failedCount},
    isRunning ? {figure: memory(pid)} : 'ended',
  ]);
  if (!isRunning) failures += 1;
}
console.log(table(['After', 'Answers a second', 'Failed', 'Memory, MB'], rows));
// The site ends with this process.
process.exit(failures ? 1 : 0);

/** Id of the child process that runs the site; 0 when there is none. */
function findPid(program: string): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {encoding: 'utf8'});
  return Number.parseInt(children.split('\n').find((line) => line.includes(program)) ?? '0', 10);
}
