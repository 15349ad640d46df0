import {describe, expect, it} from 'vitest';
import {readNetworkAddress} from '~/platform/http/networkAddress';
import {Limit, type SharedCache} from '~/platform/http/limit';

const rule = {name: 'test', max: 3, window: 60};

/** A cache that several instances of the worker share. */
function sharedCache(): SharedCache {
  const entries = new Map<string, string>();
  return {
    match: async (address) => (entries.has(String(address)) ? new Response(entries.get(String(address))) : undefined),
    put: async (address, response) => void entries.set(String(address), await response.text()),
  };
}

describe('the limit on the attempts of one visitor', () => {
  it('says how long to wait when it is reached', async () => {
    const limit = new Limit(rule);
    const shared = sharedCache();
    for (let i = 0; i < 3; i += 1) expect(await limit.take('a', shared, 0)).toEqual({ok: true});
    expect(await limit.take('a', shared, 20_000)).toEqual({ok: false, retryAfter: 40});
    expect(await limit.take('b', shared, 20_000)).toEqual({ok: true});
    expect(await limit.take('a', shared, 60_000)).toEqual({ok: true});
  });

  it('also holds for attempts at the same moment', async () => {
    const limit = new Limit(rule);
    const shared = sharedCache();
    const verdicts = await Promise.all(Array.from({length: 50}, () => limit.take('a', shared, 0)));
    expect(verdicts.filter(({ok}) => ok)).toHaveLength(3);
    expect(await limit.take('b', shared, 0)).toEqual({ok: true});
  });

  it('also holds across several servers', async () => {
    const shared = sharedCache();
    for (let i = 0; i < 3; i += 1) expect(await new Limit(rule).take('a', shared, 0)).toEqual({ok: true});
    expect(await new Limit(rule).take('a', shared, 0)).toMatchObject({ok: false});
    expect(await new Limit(rule).take('b', shared, 0)).toEqual({ok: true});
  });

  it('does not count an attempt that was given back', async () => {
    const limit = new Limit(rule);
    const shared = sharedCache();
    for (let i = 0; i < 20; i += 1) {
      expect(await limit.take('a', shared, 0)).toEqual({ok: true});
      await limit.giveBack('a', shared, 0);
    }
    for (let i = 0; i < 3; i += 1) await limit.take('b', shared, 0);
    await limit.giveBack('a', shared, 0);
    expect(await limit.take('b', shared, 0)).toMatchObject({ok: false});
  });

  it('does not apply where visitors cannot be told apart', async () => {
    const limit = new Limit(rule);
    const shared = sharedCache();
    for (let i = 0; i < 20; i += 1) expect(await limit.take(undefined, shared, 0)).toEqual({ok: true});
  });

  it('stores no visitor’s internet address in a readable form', async () => {
    const addresses: string[] = [];
    const shared: SharedCache = {
      match: async () => undefined,
      put: async (address) => void addresses.push(String(address)),
    };
    await new Limit(rule).take('203.0.113.7', shared, 0);
    expect(addresses).toHaveLength(1);
    expect(addresses[0]).not.toContain('203.0.113.7');
  });
});

describe('the internet address of a visitor', () => {
  const of = (headers: Record<string, string>) => readNetworkAddress(new Headers(headers));

  it('is the one that the platform reports, whatever the visitor claims', () => {
    const forged = {'X-Forwarded-For': '1.1.1.1', 'CF-Connecting-IP': '1.1.1.1'};
    expect(of({'Oxygen-Buyer-IP': '203.0.113.7', ...forged})).toBe('203.0.113.7');
    expect(of(forged)).toBeUndefined();
  });

  it('counts as the same for all addresses of one connection (IPv6 network)', () => {
    expect(of({'Oxygen-Buyer-IP': '2001:db8:0:1::1'})).toBe(
      of({'Oxygen-Buyer-IP': '2001:0DB8::1:aaaa:bbbb:cccc:dddd'}),
    );
    expect(of({'Oxygen-Buyer-IP': '2001:db8:0:1::1'})).not.toBe(of({'Oxygen-Buyer-IP': '2001:db8:0:2::1'}));
    expect(of({'Oxygen-Buyer-IP': '::ffff:203.0.113.7'})).toBe('::ffff:203.0.113.7');
  });
});
