import type {Waiting} from '../store/request';

/** One line of the terminal that is written again and again. */
function rewrite(text: string): void {
  const width = (process.stderr.columns || 80) - 1;
  process.stderr.write(`\r\x1b[K${text.slice(0, width)}`);
}

/** How many changes are made. Without a terminal a line for every 25 of them. */
export function showProgress(done: number, all: number, name: string): void {
  const text = `[${done}/${all}] ${name}`;
  if (process.stderr.isTTY) rewrite(text + (done === all ? '\n' : ''));
  else if (done % 25 === 0 || done === all) console.error(text);
}

/** What a command waits for, until it is over. Without a terminal a line for every 10 seconds. */
export function showWaiting(waiting?: Waiting): void {
  const text = waiting ? `${waiting.what}: waiting for ${waiting.seconds} s, at most ${waiting.of}` : '';
  if (process.stderr.isTTY) rewrite(text);
  else if (waiting && waiting.seconds % 10 === 1) console.error(text);
}
