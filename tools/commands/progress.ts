import type {Waiting} from '../store/request';
import type {CommandProcess} from './command';

type Output = CommandProcess['stderr'];

/** Replaces the last line of the terminal. */
function rewriteLine(output: Output, text: string): void {
  const width = (output.columns || 80) - 1;
  output.write(`\r\x1b[K${text.slice(0, width)}`);
}

/** Shows how many changes are made. Without a terminal it prints a line for every 25 of them. */
export function showProgress(output: Output, done: number, all: number, name: string): void {
  const text = `[${done}/${all}] ${name}`;
  if (output.isTTY) rewriteLine(output, text + (done === all ? '\n' : ''));
  else if (done % 25 === 0 || done === all) output.write(`${text}\n`);
}

/** Shows what a command waits for, until the wait is over. Without a terminal it prints a line for every 10 seconds. */
export function showWaiting(output: Output, waiting?: Waiting): void {
  const text = waiting ? `${waiting.reason}: waiting for ${waiting.seconds} s, at most ${waiting.maxSeconds}` : '';
  if (output.isTTY) rewriteLine(output, text);
  else if (waiting && waiting.seconds % 10 === 1) output.write(`${text}\n`);
}
