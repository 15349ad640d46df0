import fc from 'fast-check';
import {everyPage} from '../../../tools/pages';
import type {Answer} from '../http';
import type {Campaign, FuzzCase} from './campaign';
import {findOpenedPage} from './paths';
import {anyVisitorHeaders, encodeText, headerValue, oddJson, oddText} from './values';

/** A host that no answer may be made from. */
const forged = 'forged.example';

const headersOf = (kinds: readonly Record<string, string>[]) =>
  fc.constantFrom<Record<string, string>>({}, {}, ...kinds);

const host = headersOf([{Host: forged}, {'X-Forwarded-Host': forged}, {Forwarded: `host=${forged}`}]);

const anyMethod = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND');

/** What any answer to a program fulfils, whatever was asked. */
function findSlip({body, headers}: Answer, sent: Record<string, string>): string | undefined {
  if (headers['set-cookie']) return 'a cookie for a program';
  const isForged = Object.values(sent).some((value) => value.includes(forged));
  return isForged && body.includes(forged) ? 'an address made from the host of the request' : undefined;
}

const tools = ['search_catalog', 'get_product', 'quote_piece', 'list_services', 'get_policies', 'no_tool', '__proto__'];
const pieces = ['konfigurator-tisch', 'kliv', 'hocker-lot', 'no-such-product', '../shop', '%2e%2e/shop'];
const known = ['length', 'width', 'height', 'color', 'front', '__proto__', 'constructor'];

const anyJson = (text: fc.Arbitrary<string>) => fc.oneof({weight: 2, arbitrary: text}, oddJson);
const quoted = (text: fc.Arbitrary<string>) => text.map((value) => JSON.stringify(value));
const members = (pairs: readonly (readonly [string, string])[]) =>
  `{${pairs.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;

const configuration = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...known), oddText), anyJson(fc.integer({max: 300}).map(String))), {
    maxLength: 25,
  })
  .map(members);
const toolArguments = fc
  .record(
    {
      handle: anyJson(quoted(fc.constantFrom(...pieces))),
      configuration: anyJson(configuration),
      query: anyJson(quoted(oddText)),
    },
    {requiredKeys: []},
  )
  .map((record) => members(Object.entries(record)));
const resource = fc
  .tuple(fc.constantFrom('http://localhost', 'https://forged.example', 'file://', ''), oddText)
  .map(([origin, path]) => `{"uri":${JSON.stringify(`${origin}/${path}.md`)}}`);

/** A call of the protocol with any part of it odd. */
const call = fc
  .record(
    {
      jsonrpc: anyJson(fc.constant('"2.0"')),
      id: anyJson(fc.nat(99).map(String)),
      method: anyJson(
        quoted(
          fc.constantFrom(
            'tools/call',
            'tools/call',
            'tools/list',
            'resources/list',
            'resources/read',
            'initialize',
            'ping',
            'x',
          ),
        ),
      ),
      params: anyJson(
        fc.oneof(
          fc
            .tuple(quoted(fc.constantFrom(...tools)), anyJson(toolArguments))
            .map(([name, given]) => `{"name":${name},"arguments":${given}}`),
          resource,
          fc.constant('{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"fuzz","version":"1"}}'),
        ),
      ),
    },
    {requiredKeys: []},
  )
  .map((record) => members(Object.entries(record)));

const body = fc.oneof(
  {weight: 6, arbitrary: call},
  fc.array(call, {maxLength: 30}).map((calls) => `[${calls.join()}]`),
  oddJson,
  oddText,
  fc
    .constantFrom(64_001, 300_000, 1_100_000)
    .map((length) => `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(length)}"}`),
);

const protocolHeaders = fc
  .record(
    {
      'Content-Type': fc.constantFrom(
        'application/json',
        'application/json',
        'application/json; charset=utf-16',
        'text/plain',
        '',
      ),
      Accept: fc.constantFrom(
        'application/json, text/event-stream',
        'application/json',
        '*/*',
        'text/html',
        'text/markdown',
      ),
      'MCP-Protocol-Version': fc.oneof(fc.constantFrom('2025-06-18', '2026-07-28'), oddText.map(headerValue)),
      'Mcp-Session-Id': oddText.map(headerValue),
      'Mcp-Method': oddText.map(headerValue),
      Origin: fc.constantFrom('null', 'https://evil.example', 'x'),
    },
    {requiredKeys: ['Content-Type', 'Accept']},
  )
  .map((headers) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.slice(0, 2000)])));

const toProtocol: fc.Arbitrary<FuzzCase> = fc
  .tuple(
    fc.constantFrom('/mcp', '/mcp', '/en/mcp', '/mcp/', '/mcp.data'),
    fc.oneof({weight: 6, arbitrary: fc.constant('POST')}, anyMethod),
    protocolHeaders,
    host,
    anyVisitorHeaders,
    body,
  )
  .map(([path, method, headers, forgedHost, client, text]) => ({
    testRequest: {
      method,
      path,
      headers: {...headers, ...client, ...forgedHost},
      ...(/^(GET|HEAD)$/.test(method) ? {} : {body: text}),
    },
    // No cache keeps its answers: their addresses are for who has sent the host.
    check: (answer) => findSlip(answer, {}) ?? findInside(answer),
  }));

/** What the protocol says of a mistake is its own text, not that of what has failed inside. */
function findInside({body: text}: Answer): string | undefined {
  const inside =
    /TypeError|ReferenceError|RangeError|is not a function|of undefined|of null|GraphQL|127\.0\.0\.1:\d+\/api/;
  return inside.test(text) ? 'a message from the inside of the worker' : undefined;
}

const agentFiles = ['/llms.txt', '/agents.md', '/robots.txt'];

const agentPath = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...everyPage.map(([page]) => page)),
      fc.constantFrom('.md', '.md.md', '/.md', '.MD', '%2emd', '/index.md'),
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    '/index.md',
    '/en/index.md',
    '/.md',
    '/en.md',
    '/product/kliv.md',
    '/sheet/kliv.md',
    '/cart.md',
    '/gate.md',
    '/api/cart.md',
  ),
  fc.constantFrom(...agentFiles, ...agentFiles.map((file) => `/en${file}`), '/llms.txt/', '/agents.md.md', '/LLMS.txt'),
  oddText.map((text) => `/${encodeText(text, {isRaw: true})}.md`),
);

const acceptMarkdown = fc.constantFrom(
  'text/markdown',
  'text/markdown;q=0',
  'text/html, text/markdown',
  '*/*',
  'text/markdown'.repeat(200),
  'text/html',
);

/** Pages as markdown, and the files for agents. */
const toMarkdown: fc.Arbitrary<FuzzCase> = fc
  .tuple(
    fc.oneof(agentPath, fc.constantFrom(...everyPage.map(([page]) => page))),
    fc.oneof(
      fc.constant(''),
      oddText.map((text) => `?page=${encodeText(text, {isRaw: false})}`),
    ),
    anyMethod,
    acceptMarkdown,
    host,
    fc.boolean(),
  )
  .map(([path, query, method, accept, forgedHost, locked]) => ({
    locked,
    testRequest: {method, path: `${path}${query}`.slice(0, 8000), headers: {Accept: accept, ...forgedHost}},
    check: (answer) =>
      findSlip(answer, forgedHost) ?? (locked ? findOpenedPage(path.replace(/\.md$/, ''), answer) : undefined),
  }));

const unknownName = fc.oneof(
  fc.constantFrom('ucp', 'mcp.json', 'openid-configuration', 'nothing', 'cart/nothing', '../shop', 'a/'.repeat(400)),
  oddText.map((text) => encodeText(text, {isRaw: true})),
);

/** Unknown endpoints, which are answered in a few words. */
const toUnknown: fc.Arbitrary<FuzzCase> = fc
  .tuple(
    fc.constantFrom('/api/', '/en/api/', '/.well-known/', '/en/.well-known/'),
    unknownName,
    anyMethod,
    acceptMarkdown,
    host,
  )
  .map(([folder, name, method, accept, forgedHost]) => ({
    testRequest: {method, path: `${folder}${name}`.slice(0, 8000), headers: {Accept: accept, ...forgedHost}},
    check: (answer) => findSlip(answer, forgedHost),
  }));

/** What programs ask for: the protocol, markdown, files and endpoints, by every body, size, method and host. */
export const agents: Campaign = {
  name: 'agents',
  cases: 5_000,
  arbitrary: fc.oneof(
    {weight: 5, arbitrary: toProtocol},
    {weight: 3, arbitrary: toMarkdown},
    {weight: 1, arbitrary: toUnknown},
  ),
};
