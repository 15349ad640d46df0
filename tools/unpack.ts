import {fork} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rename, rm} from 'node:fs/promises';

/**
 * Unpacks a Chromium that is made for AWS Lambda into a folder. `program` unpacks into the folder `TMPDIR`, and unpacks the
 * libraries only if the environment looks like AWS Lambda. It runs in a process of its own, because in this process the changed
 * `TMPDIR` would apply to everything else that starts meanwhile.
 */
export async function unpackBrowser(program: string, folder: string): Promise<void> {
  const temporary = await mkdtemp(`${folder}-`);
  const env = {...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x'};
  const [code] = (await once(fork(program, {env, execArgv: []}), 'exit')) as [number | null];
  if (code === 0) await rename(temporary, folder);
  else await rm(temporary, {recursive: true, force: true});
  if (code !== 0) throw new Error(`${program} has ended with ${code}.`);
}
