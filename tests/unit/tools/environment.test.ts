import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseEnv} from 'node:util';
import {afterAll, expect, test} from 'vitest';
import {studioEnv} from '../../../studio/env';
import {formatEnvFile, readEnvironment} from '../../../tools/environment';
import {parseEnvironment, variables} from '~/platform/env';

const required = {
  PUBLIC_STORE_DOMAIN: 'a.example',
  PUBLIC_STOREFRONT_API_TOKEN: 't',
  SESSION_SECRET: '0123456789abcdef',
};
const commandVariables = ['PORT', 'DEMO_STORE_PORT', 'ADMIN_API_TOKEN', 'ADMIN_CLIENT_ID', 'ADMIN_CLIENT_SECRET'];
const folder = mkdtempSync(path.join(tmpdir(), 'environment-'));
afterAll(() => rmSync(folder, {recursive: true}));

const example = fileURLToPath(new URL('../../../.env.example', import.meta.url));

function dotenv(text: string): string {
  const file = path.join(folder, '.env');
  writeFileSync(file, text);
  return file;
}

test('the list of settings (.env.example) explains every setting that exists, and no other', () => {
  const ofServers = ['HOST', 'TRUST_PROXY'];
  const documented = Object.keys(parseEnv(readFileSync(example, 'utf8')));
  expect(documented.sort()).toEqual([...variables, ...commandVariables, ...ofServers].sort());
});

test('the demo store provides all settings that the site needs', () => {
  expect(parseEnvironment(studioEnv('http://127.0.0.1:4000')).PUBLIC_STORE_DOMAIN).toBe('http://127.0.0.1:4000');
});

test('a setting that is left empty counts as not set', () => {
  const empty = Object.fromEntries(variables.map((name) => [name, '']));
  expect(parseEnvironment({...empty, ...required})).toEqual(parseEnvironment(required));
});

test('a missing or wrong setting is reported, with the place to set it', () => {
  expect(() => parseEnvironment({})).toThrow(/PUBLIC_STORE_DOMAIN is missing.*SESSION_SECRET is missing.*\.env/);
  expect(() => parseEnvironment({...required, PUBLIC_STOREFRONT_API_VERSION: 'new'})).toThrow(
    'PUBLIC_STOREFRONT_API_VERSION is not a version such as 2026-10',
  );
});

test('when no ports are set, storefront and demo store use their usual ports', () => {
  expect(readEnvironment({}, 'none')).toEqual({port: 3000, demoStorePort: 4000, worker: {}, admin: {}});
});

test('a setting given when starting counts more than the file .env', () => {
  const file = dotenv('PORT=3010\nSITE_PASSWORD=oak\nSESSION_SECRET="of the file"\n');
  const {port, worker} = readEnvironment({SITE_PASSWORD: '', DEMO_STORE_PORT: '4010', HOME: '/'}, file);
  expect(port).toBe(3010);
  expect(worker).toEqual({SITE_PASSWORD: '', SESSION_SECRET: 'of the file'});
});

test('a copy of .env.example as it is changes nothing but the gate, which it opens', () => {
  expect(readEnvironment({}, example)).toEqual({...readEnvironment({}, 'none'), worker: {SITE_PASSWORD: ''}});
});

test('the site never gets the settings by which the store can be changed', () => {
  const {worker, admin} = readEnvironment({ADMIN_API_TOKEN: 'shpat_1', ADMIN_CLIENT_ID: ''}, 'none');
  expect(worker).toEqual({});
  expect(admin).toEqual({ADMIN_API_TOKEN: 'shpat_1'});
});

test.each(['abc', '0', '70000', '3000.5', '-1'])('PORT=%s is refused with a message that names the setting', (PORT) => {
  expect(() => readEnvironment({PORT}, 'none')).toThrow(`PORT is "${PORT}"`);
});

test('the same port for both servers is refused with a message that names the settings', () => {
  expect(() => readEnvironment({PORT: '4000'}, 'none')).toThrow('PORT and DEMO_STORE_PORT are both 4000');
});

test('settings are unchanged after they were handed to the development server', () => {
  const env = {A: 'plain', B: "it's", C: 'a "b" # c', D: '', E: 'Maser & Maß <a@b.example>'};
  expect(parseEnv(formatEnvFile(env))).toEqual(env);
});
