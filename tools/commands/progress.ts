import type {Waiting} from '../store/request';

/** Replaces the last line of the terminal. */
function rewriteLine(text: string): void {
  const width = (process.stderr.columns || 80) - 1;
  process.stderr.write(`\r\x1b[K${text.slice(0, width)}`);
}

/** Shows how many changes are made. Without a terminal it prints a line for every 25 of them. */
export function showProgress(done: number, all: number, name: string): void {
  const text = `[${done}/${all}] ${name}`;
  if (process.stderr.isTTY) rewriteLine(text + (done === all ? '\n' : ''));
  else if (done % 25 === 0 || done === all) console.error(text);
}

/** Shows what a command waits for, until the wait is over. Without a terminal it prints a line for every 10 seconds. */
export function showWaiting(waiting?: Waiting): void {
  const text = waiting ? `${waiting.reason}: waiting for ${waiting.seconds} s, at most ${waiting.maxSeconds}` : '';
  if (process.stderr.isTTY) rewriteLine(text);
  else if (waiting && waiting.seconds % 10 === 1) console.error(text);
}
