import {describe, expect, it} from 'vitest';
import {endPass, holdsPass, isPassword, issuePass} from '~/gate/pass';

const keys = {secret: 'a secret of the tests', password: 'eiche'};
const now = Date.UTC(2026, 0, 6);
const day = 86_400_000;
const asking = {secure: true, now};

const cookieOf = async (given = keys, options = asking) => (await issuePass(given, options)).split(';')[0] ?? '';

describe('a pass', () => {
  it('opens for thirty days', async () => {
    const cookie = await cookieOf();
    expect(await holdsPass(cookie, keys, asking)).toBe(true);
    expect(await holdsPass(cookie, keys, {secure: true, now: now + 30 * day - 1000})).toBe(true);
    expect(await holdsPass(cookie, keys, {secure: true, now: now + 30 * day})).toBe(false);
  });

  it('is found among other cookies, also after a wrong one with the same name', async () => {
    const cookie = await cookieOf();
    expect(await holdsPass(`a=b; __Host-gate=1.x;${cookie}; c=d`, keys, asking)).toBe(true);
    expect(await holdsPass(`${'a=b; '.repeat(100)}${cookie}`, keys, asking)).toBe(true);
  });

  it('is looked for among ten cookies of its name at most', async () => {
    const cookie = await cookieOf();
    expect(await holdsPass(`${'__Host-gate=1.x; '.repeat(9)}${cookie}`, keys, asking)).toBe(true);
    expect(await holdsPass(`${'__Host-gate=1.x; '.repeat(10)}${cookie}`, keys, asking)).toBe(false);
  });

  it('is refused after the password or the secret has changed', async () => {
    const cookie = await cookieOf();
    expect(await holdsPass(cookie, {...keys, password: 'buche'}, asking)).toBe(false);
    expect(await holdsPass(cookie, {...keys, secret: 'another secret'}, asking)).toBe(false);
  });

  it('cannot be extended or edited', async () => {
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
      expect(await holdsPass(`${name}=${encodeURIComponent(value)}`, keys, asking), value).toBe(false);
      expect(await holdsPass(`${name}=${value}`, keys, asking), value).toBe(false);
    }
    expect(await holdsPass(null, keys, asking)).toBe(false);
  });

  it('is taken from the browser under the name and path that it was given under', async () => {
    for (const secure of [true, false]) {
      const [given, ended] = [await issuePass(keys, {secure, now}), await endPass(keys, {secure})];
      const describe = (header: string) => [
        header.split('=')[0],
        /Path=[^;]*/.exec(header)?.[0],
        /Secure/.test(header),
      ];
      expect(describe(ended)).toEqual(describe(given));
      expect(ended).toContain('Max-Age=0');
      expect(await holdsPass(ended.split(';')[0] ?? '', keys, {secure, now})).toBe(false);
    }
  });

  it('is HttpOnly, SameSite and, on HTTPS, Secure', async () => {
    const secure = await issuePass(keys, asking);
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/', 'Max-Age=2592000'])
      expect(secure).toContain(attribute);
    expect(secure).toMatch(/^__Host-gate=/);
    expect(secure).not.toContain(keys.password);
    const plain = await issuePass(keys, {secure: false, now});
    expect(plain).not.toContain('Secure');
    expect(await holdsPass(plain.split(';')[0] ?? '', keys, asking)).toBe(false);
  });
});

describe('the password', () => {
  it('has to match exactly', async () => {
    expect(await isPassword('eiche', keys)).toBe(true);
    for (const typed of ['', 'Eiche', ' eiche', 'eiche ', 'eich', 'eichee', 'eiche\0']) {
      expect(await isPassword(typed, keys), typed).toBe(false);
    }
  });
});
