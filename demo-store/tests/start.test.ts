import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test, vi} from 'vitest';
import {runCommand, startByCommand} from '../command';
import {ADMIN_TOKEN, PREVIEW_TOKEN, PRIVATE_TOKEN, PUBLIC_TOKEN} from '../tokens';
import {readmeExamples} from './readme';
import {useStore} from './useStore';

const FILE = fileURLToPath(new URL('../start.ts', import.meta.url));
const START_MS = 60_000;
const commandsOfReadme = readmeExamples('sh')
  .flatMap((example) => example.match(/^node --import tsx demo-store\/start\.ts.*/gm) ?? [])
  .map((line) => line.replace(/ +#.*/, ''));

/** Starts the command, and ends it when it has said all its addresses and settings. */
function start(...args: string[]): Promise<{code: number | null; output: string}> {
  const env = {...process.env, DEMO_STORE_PORT: '0'};
  const child = spawn(process.execPath, ['--import', 'tsx', FILE, ...args], {env});
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('ADMIN_API_TOKEN')) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('close', (code) => resolve({code, output})));
}

/** Runs the command where it starts no store. */
async function run(port: string, ...args: string[]): Promise<{code: number; output: string}> {
  let output = '';
  const read = (text: string) => void (output += `${text}\n`);
  const spies = (['log', 'error'] as const).map((method) => vi.spyOn(console, method).mockImplementation(read));
  const code = await runCommand(args, {DEMO_STORE_PORT: port});
  for (const spy of spies) spy.mockRestore();
  return {code, output};
}

describe('the command that starts the demo store', () => {
  const store = useStore();

  test('prints all addresses and the settings for a site', {timeout: START_MS}, async () => {
    const {code, output} = await start('--content', 'studio', '--tls');
    expect(output).toMatch(
      /^Demo store +https:\/\/localhost:(\d+)\n +to trust +NODE_EXTRA_CA_CERTS=.*\n.*\1\/checkouts\/\{cart\}\n.*\1\/mailbox\n.*\1\/booking\n\nFor the .env .*:\nPUBLIC_STORE_DOMAIN=http.*:\1\n/,
    );
    for (const token of [PUBLIC_TOKEN, PRIVATE_TOKEN, PREVIEW_TOKEN, ADMIN_TOKEN])
      expect(output).toContain(`TOKEN=${token}\n`);
    expect(code).toBe(0);
  });

  test.each(commandsOfReadme)('starts as the README says: %s', async (command) => {
    const args = command.split(' ').slice(4);
    const started = await startByCommand(args, {DEMO_STORE_PORT: '0'});
    await started?.close();
    expect(started?.url).toMatch(args.includes('--tls') ? /^https:/ : /^http:/);
    expect(started?.certificate !== undefined).toBe(args.includes('--tls'));
  });

  test('explains itself on --help, and reports an unknown option', async () => {
    expect(await run('0', '--help')).toEqual({code: 0, output: expect.stringContaining('--content <path>') as string});
    const wrong = {code: 1, output: expect.stringContaining("Unknown option '--empty'") as string};
    expect(await run('0', '--empty')).toEqual(wrong);
  });

  test('names the place where it was to find content, in one line', async () => {
    const place = path.resolve('../nowhere');
    expect(await run('0', '--content', '../nowhere')).toEqual({
      code: 1,
      output: `The content isn't there: no file or folder is at ${place}.\n`,
    });
  });

  test('with a port that is invalid or taken, ends with a message', async () => {
    expect(await run('viele')).toEqual({code: 1, output: 'DEMO_STORE_PORT must be a port number, not "viele"\n'});
    const taken = new URL(store.client.url).port;
    const {code, output} = await run(taken);
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${taken} is taken.*DEMO_STORE_PORT`));
  });
});
