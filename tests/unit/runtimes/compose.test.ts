import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {studioEnv} from '../../../studio/env';

test('the example for Docker (compose.yaml) starts with the demo store’s own settings', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../../compose.yaml'), 'utf8');
  const {services} = parse(text) as {services: {storefront: {environment: Record<string, string>}}};
  const {TRUST_PROXY, ...worker} = services.storefront.environment;
  expect(worker).toEqual(studioEnv('http://localhost:4000'));
  expect(TRUST_PROXY).toBe('0');
});
