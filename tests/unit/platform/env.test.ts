import {describe, expect, it} from 'vitest';
import {EnvironmentError, parseEnvironment} from '~/platform/env';

const valid = {
  PUBLIC_STORE_DOMAIN: 'studio.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'token',
  SESSION_SECRET: 'sixteen-characters-at-least',
};

describe('parseEnvironment', () => {
  it('accepts the required variables, and removes the slash of a domain', () => {
    expect(parseEnvironment(valid)).toMatchObject(valid);
    expect(parseEnvironment({...valid, PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:4000/'}).PUBLIC_STORE_DOMAIN).toBe(
      'http://127.0.0.1:4000',
    );
  });

  it('uses the session secret as the key of configuration ids by default', () => {
    expect(parseEnvironment(valid).CONFIGURATION_SECRET).toBe(valid.SESSION_SECRET);
    const CONFIGURATION_SECRET = 'another key of sixteen';
    expect(parseEnvironment({...valid, CONFIGURATION_SECRET})).toMatchObject({...valid, CONFIGURATION_SECRET});
  });

  it('reads the origin of the site from its URL', () => {
    const {PUBLIC_SITE_URL} = parseEnvironment({...valid, PUBLIC_SITE_URL: 'https://Studio.example/en/?a'});
    expect(PUBLIC_SITE_URL).toBe('https://studio.example');
  });

  it('lists every missing variable and says where to set it', () => {
    expect(() => parseEnvironment({})).toThrow(EnvironmentError);
    expect(() => parseEnvironment({})).toThrow(
      /PUBLIC_STORE_DOMAIN is missing; PUBLIC_STOREFRONT_API_TOKEN is missing; SESSION_SECRET is missing.*\.env/,
    );
    expect(() => parseEnvironment(undefined)).toThrow(/PUBLIC_STORE_DOMAIN is missing/);
  });

  it.each([
    ['PUBLIC_STORE_DOMAIN', 'not a host'],
    ['PUBLIC_STOREFRONT_API_VERSION', '2024-02'],
    ['SESSION_SECRET', 'short'],
    ['PUBLIC_SITE_URL', 'www.example.com'],
    ['SECURITY_CONTACT', 'ask us'],
    ['SECURITY_CONTACT', 'a@b.example\nExpires: never'],
  ])('names a malformed %s', (name, value) => {
    expect(() => parseEnvironment({...valid, [name]: value})).toThrow(new RegExp(`^${name} is`));
  });
});
