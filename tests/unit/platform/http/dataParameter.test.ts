import {expect, it} from 'vitest';
import {withoutDataParameter} from '~/platform/http/dataParameter';

const origin = 'https://studio.example';

it.each([
  ['/thankyou/Ada?_data=', '/thankyou/Ada'],
  ['/shop?a=1&_data=root&b=%20', '/shop?a=1&b=+'],
  ['/shop?a=50%', '/shop?a=50%'],
])('%s is asked for as %s', (path, expected) => {
  expect(withoutDataParameter(new Request(origin + path)).url).toBe(origin + expected);
});

it('method, headers and body stay', async () => {
  const init = {method: 'POST', headers: {Cookie: 'a=b'}, body: 'x'};
  const request = withoutDataParameter(new Request(`${origin}/cart?_data=root`, init));
  expect([request.method, request.headers.get('Cookie'), await request.text()]).toEqual(['POST', 'a=b', 'x']);
});
