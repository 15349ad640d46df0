import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {runCommand, type Command} from '../../tools/commands/command';

/** Runs a merchant's command where nobody is at the terminal, with these variables alone. */
export async function runMerchantCommand(command: Command, env: Record<string, string>, ...args: string[]) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await runCommand(command, args, {env, stdin, stdout, stderr});
  return {code, output: await text(stdout.end()), errors: await text(stderr.end())};
}
