import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** Clock ticks a second, on every Linux that Node.js runs on. */
const ticks = 100;

/** Milliseconds of CPU that a process has used. Linux only, in steps of 10 ms. */
export function cpuTime(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
  const [user = 0, system = 0] = afterName.split(' ').slice(11, 13).map(Number);
  return ((user + system) * 1000) / ticks;
}

/** Memory of a process, in MB. */
export function memory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], {encoding: 'utf8'})) / 1000;
}
