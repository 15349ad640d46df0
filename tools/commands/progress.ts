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

/**
 * Creates a function that shows what a command waits for, until the wait is over. Set-up waits once for every few files, so without a
 * terminal each reason is printed the first time alone.
 */
export function createWaitingDisplay(output: Output): (waiting?: Waiting) => void {
  const printed = new Set<string>();
  return (waiting) => {
    if (!waiting) {
      if (output.isTTY) rewriteLine(output, '');
      return;
    }
    const {reason, seconds, maxSeconds} = waiting;
    if (output.isTTY) rewriteLine(output, `${reason}: waiting for ${seconds} s, at most ${maxSeconds}`);
    else if (!printed.has(reason)) output.write(`${reason}: waiting for at most ${maxSeconds} s\n`);
    printed.add(reason);
  };
}
