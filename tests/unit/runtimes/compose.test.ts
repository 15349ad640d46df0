import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {studioEnv} from '../../../studio/env';

test('compose.yaml gives the storefront the variables of the demo store', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../compose.yaml'), 'utf8');
  const {services} = parse(text) as {services: {storefront: {environment: Record<string, string>}}};
  const {TRUST_PROXY, ...worker} = services.storefront.environment;
  expect(worker).toEqual(studioEnv('http://localhost:4000'));
  expect(TRUST_PROXY).toBe('0');
});
