import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {finishDocument} from '~/platform/document/finishDocument';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const own = 'document.title = "ä"';
const foreign = 'alert(1)';

it('the browser is told to run only the site’s own scripts', async () => {
  const html = `<script nonce="n1">${own}</script><script type="module" nonce="n1" src="/a.js"></script><script nonce="n1">${own}</script>`;
  const finished = await finishDocument(html, 'n1');
  expect(finished.scriptHashes).toEqual([hash(own)]);
  expect(finished.html).toBe(
    `<script>${own}</script><script type="module" src="/a.js"></script><script>${own}</script>`,
  );
});

it.each([
  `<script>${foreign}</script>`,
  `<script nonce="n0">${foreign}</script>`,
  `<script nonce="">${foreign}</script>`,
  `<script type="application/ld+json">${foreign}</script>`,
])('the browser is told not to run a script that somebody has put into the content: %s', async (script) => {
  const {scriptHashes} = await finishDocument(`<script nonce="n1">${own}</script>${script}`, 'n1');
  expect(scriptHashes).toEqual([hash(own)]);
});
