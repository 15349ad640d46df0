import {describe, expect, it} from 'vitest';
import {endSession, hasSession, isCorrectPassword, createSession} from '~/gate/session';

const keys = {secret: 'a secret of the tests', password: 'eiche'};
const now = Date.UTC(2026, 0, 6);
const day = 86_400_000;
const cookieOptions = {secure: true, now};

const cookieOf = async (secrets = keys, options = cookieOptions) =>
  (await createSession(secrets, options)).split(';')[0] ?? '';

describe('a visitor who has entered the password', () => {
  it('does not have to enter it again for thirty days', async () => {
    const cookie = await cookieOf();
    expect(await hasSession(cookie, keys, cookieOptions)).toBe(true);
    expect(await hasSession(cookie, keys, {secure: true, now: now + 30 * day - 1000})).toBe(true);
    expect(await hasSession(cookie, keys, {secure: true, now: now + 30 * day})).toBe(false);
  });

  it('is recognised, even if the browser has kept an older permission', async () => {
    const cookie = await cookieOf();
    expect(await hasSession(`a=b; __Host-gate=1.x;${cookie}; c=d`, keys, cookieOptions)).toBe(true);
    expect(await hasSession(`${'a=b; '.repeat(100)}${cookie}`, keys, cookieOptions)).toBe(true);
  });

  it('cannot slow the site down by sending many permissions', async () => {
    const cookie = await cookieOf();
    expect(await hasSession(`${'__Host-gate=1.x; '.repeat(9)}${cookie}`, keys, cookieOptions)).toBe(true);
    expect(await hasSession(`${'__Host-gate=1.x; '.repeat(10)}${cookie}`, keys, cookieOptions)).toBe(false);
  });

  it('is asked again after the password or the secret has changed', async () => {
    const cookie = await cookieOf();
    expect(await hasSession(cookie, {...keys, password: 'buche'}, cookieOptions)).toBe(false);
    expect(await hasSession(cookie, {...keys, secret: 'another secret'}, cookieOptions)).toBe(false);
  });

  it('cannot extend or change the permission', async () => {
    const [name = '', value = ''] = (await cookieOf()).split('=');
    const [content = '', signature = ''] = decodeURIComponent(value).split('.');
    const {expires} = JSON.parse(atob(content)) as {expires: number};
    expect(expires * 1000).toBe(now + 30 * day);
    const edited = (pass: unknown) => btoa(JSON.stringify(pass));
    const forged = [
      `${edited({expires: expires + 1})}.${signature}`,
      `0${content}.${signature.slice(0, -1)}`,
      `${content}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${content}.${'A'.repeat(43)}`,
      `${content}.`,
      content,
      signature,
      `${content}.${signature.toUpperCase()}x`,
      `${content}.not base64`,
      edited({expires: 99999999999}),
      `${edited({expires: 99999999999})}.${signature}`,
      `${edited({expires: 'NaN'})}.${signature}`,
      `${edited(-1)}.${signature}`,
      'true',
      '%',
      '',
    ];
    for (const value of forged) {
      expect(await hasSession(`${name}=${encodeURIComponent(value)}`, keys, cookieOptions), value).toBe(false);
      expect(await hasSession(`${name}=${value}`, keys, cookieOptions), value).toBe(false);
    }
    expect(await hasSession(null, keys, cookieOptions)).toBe(false);
  });

  it('can sign out', async () => {
    for (const secure of [true, false]) {
      const [start, end] = [await createSession(keys, {secure, now}), await endSession(keys, {secure})];
      const describe = (header: string) => [
        header.split('=')[0],
        /Path=[^;]*/.exec(header)?.[0],
        /Secure/.test(header),
      ];
      expect(describe(end)).toEqual(describe(start));
      expect(end).toContain('Max-Age=0');
      expect(await hasSession(end.split(';')[0] ?? '', keys, {secure, now})).toBe(false);
    }
  });

  it('has a permission that no script and no other website can use', async () => {
    const secure = await createSession(keys, cookieOptions);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', 'Max-Age=2592000'])
      expect(secure).toContain(attribute);
    expect(secure).toMatch(/^__Host-gate=/);
    expect(secure).not.toContain(keys.password);
    const plain = await createSession(keys, {secure: false, now});
    expect(plain).not.toContain('Secure');
    expect(await hasSession(plain.split(';')[0] ?? '', keys, cookieOptions)).toBe(false);
  });
});

describe('the password of the site', () => {
  it('must be typed exactly', async () => {
    expect(await isCorrectPassword('eiche', keys)).toBe(true);
    for (const input of ['', 'Eiche', ' eiche', 'eiche ', 'eich', 'eichee', 'eiche\0']) {
      expect(await isCorrectPassword(input, keys), input).toBe(false);
    }
  });
});
