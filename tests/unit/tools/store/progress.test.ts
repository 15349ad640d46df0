import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {describe, expect, it} from 'vitest';
import {createWaitingDisplay, showProgress} from '../../../../tools/commands/progress';
import {createWait} from '../../../../tools/store/request';

const terminal = (columns: number) => Object.assign(new PassThrough(), {isTTY: true, columns});

/** Waits as set-up does: once for every few files, and in between for a busy store. */
async function waitOften(output: PassThrough): Promise<string> {
  const show = createWaitingDisplay(output);
  for (const reason of ['Shopify processes files', 'The store is busy', 'Shopify processes files']) {
    for (let file = 0; file < 10; file++) await createWait({show, second: 0})(reason, 2);
  }
  return text(output.end());
}

describe('what a command shows while it waits', () => {
  it('is one line of a terminal, which is empty afterwards', async () => {
    const shown = await waitOften(terminal(80));
    expect(shown).not.toContain('\n');
    const [first = '', ...lines] = shown.split('\r\x1b[K');
    expect(first).toBe('');
    expect(lines.slice(0, 3)).toEqual([
      'Shopify processes files: waiting for 1 s, at most 120',
      'Shopify processes files: waiting for 2 s, at most 120',
      '',
    ]);
    expect(lines.at(-1)).toBe('');
  });

  it('fits into a narrow terminal, because a line that is wrapped can not be replaced', async () => {
    const lines = (await waitOften(terminal(20))).split('\r\x1b[K');
    expect(lines[1]).toBe('Shopify processes f');
  });

  it('is a line for each reason in a log, however often it waits', async () => {
    expect(await waitOften(new PassThrough())).toBe(
      'Shopify processes files: waiting for at most 120 s\nThe store is busy: waiting for at most 120 s\n',
    );
  });
});

describe('what a command shows of its changes', () => {
  const showAll = (output: PassThrough) => {
    for (let done = 0; done < 60; done++) showProgress(output, done, 60, `entry ${done}`);
    showProgress(output, 60, 60, 'done');
    return text(output.end());
  };

  it('is one line of a terminal, which stays', async () => {
    const shown = await showAll(terminal(80));
    expect(shown.match(/\n/g)).toHaveLength(1);
    expect(shown.endsWith('\r\x1b[K[60/60] done\n')).toBe(true);
  });

  it('is a line for every 25 changes in a log', async () => {
    expect(await showAll(new PassThrough())).toBe('[0/60] entry 0\n[25/60] entry 25\n[50/60] entry 50\n[60/60] done\n');
  });
});
