import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {ADMIN_TOKEN, PREVIEW_TOKEN, PRIVATE_TOKEN, PUBLIC_TOKEN} from '../tokens';
import {useStore} from './useStore';

const COMMAND = fileURLToPath(new URL('../start.ts', import.meta.url));
const START_MS = 60_000;

/** Runs the command with a port until it ends, or until it has said all its addresses and settings. */
function run(port: string, ...args: string[]): Promise<{code: number | null; output: string}> {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, ...args], {
    env: {...process.env, DEMO_STORE_PORT: port},
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('ADMIN_API_TOKEN')) child.kill('SIGTERM');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('close', (code) => resolve({code, output})));
}

describe('the command that starts the demo store', () => {
  const store = useStore();

  test('prints all addresses and the settings for a site', {timeout: START_MS}, async () => {
    const {code, output} = await run('0');
    expect(output).toMatch(
      /^Demo store +http:\/\/localhost:(\d+)\n.*\1\/checkouts\/\{cart\}\n.*\1\/mailbox\n.*\1\/booking\n\nFor the .env .*:\nPUBLIC_STORE_DOMAIN=http:.*:\1\n/,
    );
    for (const token of [PUBLIC_TOKEN, PRIVATE_TOKEN, PREVIEW_TOKEN, ADMIN_TOKEN])
      expect(output).toContain(`TOKEN=${token}\n`);
    expect(code).toBe(0);
  });

  test('explains itself on --help, and reports an unknown option', {timeout: START_MS}, async () => {
    const [help, wrong] = await Promise.all([run('0', '--help'), run('0', '--empty')]);
    expect(help).toEqual({code: 0, output: expect.stringContaining('--content <path>') as string});
    expect(wrong).toEqual({code: 1, output: expect.stringContaining("Unknown option '--empty'") as string});
  });

  test('with a port that is invalid or taken, ends with a message', {timeout: START_MS}, async () => {
    const busyPort = new URL(store.client.url).port;
    const [wrong, busy] = await Promise.all([run('viele'), run(busyPort)]);
    expect(wrong).toEqual({code: 1, output: 'DEMO_STORE_PORT must be a port number, not "viele"\n'});
    expect(busy.code).toBe(1);
    expect(busy.output).toMatch(new RegExp(`^Port ${busyPort} is taken.*DEMO_STORE_PORT`));
  });
});
