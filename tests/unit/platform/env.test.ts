import {describe, expect, it} from 'vitest';
import {EnvironmentError, parseEnvironment} from '~/platform/env';

const valid = {
  PUBLIC_STORE_DOMAIN: 'studio.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: 'token',
  SESSION_SECRET: 'sixteen-characters-at-least',
};

describe('the settings of the site', () => {
  it('are accepted when the required ones are set', () => {
    expect(parseEnvironment(valid)).toMatchObject(valid);
    expect(parseEnvironment({...valid, PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:4000/'}).PUBLIC_STORE_DOMAIN).toBe(
      'http://127.0.0.1:4000',
    );
  });

  it('need no key for the numbers of ordered pieces', () => {
    expect(parseEnvironment(valid).CONFIGURATION_SECRET).toBe(valid.SESSION_SECRET);
    const CONFIGURATION_SECRET = 'another key of sixteen';
    expect(parseEnvironment({...valid, CONFIGURATION_SECRET})).toMatchObject({...valid, CONFIGURATION_SECRET});
  });

  it('give the site’s address', () => {
    const {PUBLIC_SITE_URL} = parseEnvironment({...valid, PUBLIC_SITE_URL: 'https://Studio.example/en/?a'});
    expect(PUBLIC_SITE_URL).toBe('https://studio.example');
  });

  it('are listed with the place to set them when some are missing', () => {
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
    ['OXYGEN_CACHE', 'false'],
    ['SECURITY_CONTACT', 'ask us'],
    ['SECURITY_CONTACT', 'a@b.example\nExpires: never'],
  ])('with a mistake in %s lead to a message that names it', (name, value) => {
    expect(() => parseEnvironment({...valid, [name]: value})).toThrow(new RegExp(`^${name} is`));
  });
});
