import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rename, rm} from 'node:fs/promises';

/**
 * Unpacks a Chromium that is made for AWS Lambda into a folder. The program unpacks into the temporary folder, and the libraries
 * only if a variable says Lambda. It has a process of its own: in this one, whatever else starts meanwhile would put its
 * temporary files there, too.
 */
export async function unpackBrowser(program: string, folder: string): Promise<void> {
  const temporary = await mkdtemp(`${folder}-`);
  const env = {...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x'};
  const [code] = (await once(fork(program, {env, execArgv: []}), 'exit')) as [number | null];
  if (code === 0) await rename(temporary, folder);
  else await rm(temporary, {recursive: true, force: true});
  if (code !== 0) throw new Error(`${program} has ended with ${code}.`);
}
