import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** The same on every Linux that Node.js runs on. */
const ticksPerSecond = 100;

/** CPU time of a process in milliseconds, in steps of 10 ms. Linux only. */
export function cpuTime(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
  const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number);
  return ((user + system) * 1000) / ticksPerSecond;
}

/** Memory of a process, in MB. */
export function memory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {encoding: 'utf8'})) / 1000;
}
