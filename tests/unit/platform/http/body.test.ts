import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {readBody} from '~/platform/http/body';
import {emptyForms, form, longForm, post, unreadableBodies} from '../../badBodies';

const url = 'https://studio.example/form';
const schema = v.object({name: v.string(), tags: v.optional(v.array(v.string()), [])});
const read = (request: Request, max = 1000) => readBody(request, {maxBytes: max, schema, listFields: ['tags']});

function multipart(): Request {
  const body = new FormData();
  body.set('name', 'Öl & <Eiche>');
  body.append('tags', 'a');
  body.append('tags', 'b');
  body.set('picture', new Blob(['bytes']), 'picture.png');
  return new Request(url, {method: 'POST', body});
}

describe('a form that the site receives', () => {
  const data = {name: 'Öl & <Eiche>', tags: ['a', 'b']};

  it.each([
    ['a form', post(url, {type: form, body: 'name=%C3%96l+%26+%3CEiche%3E&tags=a&tags=b'})],
    ['a multipart form, without its file', multipart()],
    ['JSON', post(url, {type: 'application/json; charset=utf-8', body: JSON.stringify(data)})],
  ])('as %s is understood', async (_, request) => {
    expect(await read(request)).toMatchObject({ok: true, data, input: data});
  });

  it('counts the first of repeated fields, and all values of a list', async () => {
    const body = 'name=first&name=second&tags=one';
    expect(await read(post(url, {type: form, body}))).toMatchObject({data: {name: 'first', tags: ['one']}});
  });

  it('with mistakes is returned with a message for each', async () => {
    const result = await read(post(url, {type: form, body: 'tags=one&other=typed'}));
    expect(result).toMatchObject({ok: false, reason: 'invalid', input: {tags: ['one'], other: 'typed'}});
    expect('issues' in result && result.issues.map(({path}) => path?.[0]?.key)).toEqual(['name']);
  });

  it.each(unreadableBodies)('is refused as unreadable: $name', async (bad) => {
    expect(await read(post(url, bad))).toEqual({ok: false, reason: 'unreadable'});
  });

  it.each(emptyForms)('is refused as invalid, and does no harm: $name', async (bad) => {
    expect(await read(post(url, bad))).toMatchObject({ok: false, reason: 'invalid'});
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).intent).toBeUndefined();
  });

  it('may be as long as its limit, and not longer', async () => {
    expect(await read(post(url, longForm(1000)))).toMatchObject({reason: 'invalid'});
    expect(await read(post(url, longForm(1001)))).toEqual({ok: false, reason: 'tooLong'});
    // Counted are bytes, not characters.
    expect(await read(post(url, {type: form, body: `name=${'ö'.repeat(500)}`}))).toEqual({
      ok: false,
      reason: 'tooLong',
    });
  });

  it('is read up to two megabytes, so that nobody can keep the server busy', async () => {
    let bytes = 0;
    const body = new ReadableStream({
      pull(controller) {
        bytes += 100_000;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
    const init: RequestInit & {duplex: 'half'} = {
      method: 'POST',
      headers: {'Content-Type': form},
      body,
      duplex: 'half',
    };
    expect(await read(new Request(url, init))).toEqual({ok: false, reason: 'tooLong'});
    expect(bytes).toBeLessThan(2_000_000);
  });

  it('causes no failure when the visitor leaves in the middle', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('name='));
        controller.error(new Error('aborted'));
      },
    });
    const init: RequestInit & {duplex: 'half'} = {
      method: 'POST',
      headers: {'Content-Type': form},
      body,
      duplex: 'half',
    };
    expect(await read(new Request(url, init))).toEqual({ok: false, reason: 'tooLong'});
  });

  it('is read quickly, even with many fields', async () => {
    const names = Array.from({length: 60_000}, (_, number) => `n${number}=`).join('&');
    const before = performance.now();
    expect(await read(post(url, {type: form, body: names}), 1_000_000)).toMatchObject({reason: 'invalid'});
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
