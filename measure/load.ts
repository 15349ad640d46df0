import autocannon from 'autocannon';
import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {memory} from './bench/process';
import {table, type Cell} from './bench/table';
import {ensureBuild} from '../tools/build';
import {hostileRequest, madeUpSheet, publicSite} from './hostileRequests';
import {everyPage} from '../tools/pages';
import {runtimesByName, startSite} from '../tools/site';
import {burst, isRefusal, longestVisit, Visitor} from './visitors';

/**
 * `npm run load` visits every page of the build over and over, and prints answers a second and memory for each tenth of the
 * time. Memory that keeps growing is a leak. `-- --hostile` sends hostile requests between the visits, begins each tenth of the time with a
 * burst of made-up sheets, and prints how long a visitor of `/about` has waited at most. `--runtime workerd` measures workerd in place of
 * Node.js, which has a heap of 256 MB; `--seconds 600 --connections 8` is a longer run. The exit status is 1 when an answer failed, a
 * visitor of `/about` has waited for more than a second, or the server has ended.
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
const site = await startSite({
  build,
  runtime,
  // Agents' calls come from many addresses.
  env: {TRUST_PROXY: values.hostile ? '1' : '0', PUBLIC_SITE_URL: publicSite},
  trustBuyerAddress: values.hostile,
});
const pid = findPid(program);

const visits = everyPage.map(([path]) => ({path}));
let number = 0;
/** The 503s of the limit of renderings in a period, which are no failures. */
let refusals = 0;
const onResponse: autocannon.Request['onResponse'] = (statusCode, _body, _context, headers = {}) => {
  const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  if (isRefusal({statusCode, headers: lowerCase})) refusals += 1;
};
const hostile = {
  onResponse,
  setupRequest(request: autocannon.Request) {
    const {headers, ...hostileFields} = hostileRequest((number += 1));
    return {...request, ...hostileFields, headers: {...request.headers, ...headers}};
  },
};
const requests = values.hostile
  ? visits.flatMap((visit) => [{...visit, onResponse}, hostile, hostile, hostile])
  : visits;

/** On workerd a burst waits for the worker as a whole, so a smaller one has to do. */
const burstSize = runtime === 'node' ? 1_200 : 60;
// The first visits compile the code.
for (const {path} of visits) await (await fetch(site.url + path)).text();
const visitor = values.hostile ? new Visitor(`${site.url}/about`) : undefined;

let failures = 0;
const rows: Cell[][] = [['start', '', '', '', '', {figure: memory(pid)}]];
for (let period = 1; period <= periods && findPid(program) === pid; period += 1) {
  refusals = 0;
  const sheets = Array.from({length: burstSize}, (_, sheet) => madeUpSheet((period - 1) * burstSize + sheet));
  const unanswered = values.hostile ? await burst(site.url, sheets) : 0;
  const result = await autocannon({
    url: site.url,
    connections: Number(values.connections),
    duration: seconds / periods,
    requests,
  });
  const failedAnswers = values.hostile ? result['5xx'] - refusals : result.non2xx;
  const failedCount = failedAnswers + result.errors + unanswered;
  const slowestVisit = visitor?.takeSlowest() ?? 0;
  failures += failedCount + (slowestVisit > longestVisit ? 1 : 0);
  const isRunning = findPid(program) === pid;
  rows.push([
    `${(seconds * period) / periods} s`,
    {figure: result.requests.average},
    {figure: failedCount},
    {figure: refusals},
    visitor ? {figure: slowestVisit, max: longestVisit} : '',
    isRunning ? {figure: memory(pid)} : 'ended',
  ]);
  if (!isRunning) failures += 1;
}
console.log(table(['After', 'Answers a second', 'Failed', 'Refused', 'Longest wait, ms', 'Memory, MB'], rows));
// The site ends with this process.
process.exit(failures ? 1 : 0);

/** Id of the child process that runs the site; 0 when there is none. */
function findPid(program: string): number {
  const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {encoding: 'utf8'});
  return Number.parseInt(children.split('\n').find((line) => line.includes(program)) ?? '0', 10);
}
