import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {readBody} from '~/platform/http/body';
import {emptyForms, form, longForm, post, unreadableBodies} from '../../badBodies';

const url = 'https://studio.example/form';
const schema = v.object({name: v.string(), tags: v.optional(v.array(v.string()), [])});
const read = (request: Request, max = 1000) => readBody(request, {max, schema, lists: ['tags']});

function multipart(): Request {
  const body = new FormData();
  body.set('name', 'Öl & <Eiche>');
  body.append('tags', 'a');
  body.append('tags', 'b');
  body.set('picture', new Blob(['bytes']), 'picture.png');
  return new Request(url, {method: 'POST', body});
}

describe('a body', () => {
  const data = {name: 'Öl & <Eiche>', tags: ['a', 'b']};

  it.each([
    ['a form', post(url, {type: form, body: 'name=%C3%96l+%26+%3CEiche%3E&tags=a&tags=b'})],
    ['a form in parts, without its file', multipart()],
    ['JSON', post(url, {type: 'application/json; charset=utf-8', body: JSON.stringify(data)})],
  ])('that is %s is read by the schema', async (_, request) => {
    expect(await read(request)).toMatchObject({ok: true, data, input: data});
  });

  it('has the first value of a name, and all values of one that may repeat', async () => {
    const body = 'name=first&name=second&tags=one';
    expect(await read(post(url, {type: form, body}))).toMatchObject({data: {name: 'first', tags: ['one']}});
  });

  it('is given back with what is wrong in it', async () => {
    const result = await read(post(url, {type: form, body: 'tags=one&other=typed'}));
    expect(result).toMatchObject({ok: false, reason: 'invalid', input: {tags: ['one'], other: 'typed'}});
    expect('issues' in result && result.issues.map(({path}) => path?.[0]?.key)).toEqual(['name']);
  });

  it.each(unreadableBodies)('that is $name is unreadable', async (bad) => {
    expect(await read(post(url, bad))).toEqual({ok: false, reason: 'unreadable'});
  });

  it.each(emptyForms)('that is $name is invalid, and leaves objects as they are', async (bad) => {
    expect(await read(post(url, bad))).toMatchObject({ok: false, reason: 'invalid'});
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).intent).toBeUndefined();
  });

  it('may have as many bytes as it says, and not one more', async () => {
    expect(await read(post(url, longForm(1000)))).toMatchObject({reason: 'invalid'});
    expect(await read(post(url, longForm(1001)))).toEqual({ok: false, reason: 'tooLong'});
    // Counted are bytes, not characters.
    expect(await read(post(url, {type: form, body: `name=${'ö'.repeat(500)}`}))).toEqual({
      ok: false,
      reason: 'tooLong',
    });
  });

  it('without an end is read up to a megabyte', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 100_000;
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
    expect(sent).toBeLessThan(2_000_000);
  });

  it('whose sender leaves early is no error', async () => {
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

  it('with many names is read in one pass', async () => {
    const names = Array.from({length: 60_000}, (_, number) => `n${number}=`).join('&');
    const before = performance.now();
    expect(await read(post(url, {type: form, body: names}), 1_000_000)).toMatchObject({reason: 'invalid'});
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
