import {
  createMcpHandler,
  isLegacyRequest,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server';
import {toStandardJsonSchema} from '@valibot/to-json-schema';
import * as v from 'valibot';
import {brand} from '~/brand';
import {describeFailure} from './agentError';
import {maxCallBytes} from './limitedCall';
import {
  getProduct,
  listPages,
  listPolicies,
  listServices,
  quotePiece,
  searchCatalog,
  type AgentSite,
} from './tools.server';

const handleSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.description('The last part of the path of a product: konfigurator-tisch'),
);

const searchInput = toStandardJsonSchema(
  v.strictObject({
    query: v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(100),
      v.description('Words in German or English, such as oak table'),
    ),
  }),
);

const productInput = toStandardJsonSchema(v.strictObject({handle: handleSchema}));

const quoteInput = toStandardJsonSchema(
  v.strictObject({
    handle: handleSchema,
    configuration: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.number(), v.pipe(v.string(), v.maxLength(400))])),
      v.maxEntries(20),
      v.description(
        'Names and values that get_product gives, or their labels in German or English: {"length": 180, "width": 90, "color": "6b4a32"}',
      ),
    ),
  }),
);

/**
 * Answers a call of the Model Context Protocol (rule 22.4) with JSON, without a session. No tool buys or sends anything: an order is handed
 * over as a link that a person opens.
 */
export async function answerMcp(request: Request, site: AgentSite): Promise<Response> {
  const call = withProtocolAccept(request);
  if (call.method !== 'POST' || !(await isLegacyRequest(call))) {
    return createMcpHandler(() => createServer(site), {maxRequestBodySize: maxCallBytes, keepAliveMs: 0}).fetch(call);
  }
  // The handler would answer clients of the versions before 2026 with an event stream, which not all of them read.
  const transport = new WebStandardStreamableHTTPServerTransport({enableJsonResponse: true});
  await createServer(site).connect(transport);
  return transport.handleRequest(call);
}

/** The protocol asks clients to accept an event stream, too. Whoever accepts JSON can read every answer of this site. */
function withProtocolAccept(request: Request): Request {
  const accept = request.headers.get('Accept') ?? '*/*';
  if (!/\*\/\*|\bapplication\/(\*|json\b)/i.test(accept)) return request;
  const call = new Request(request);
  call.headers.set('Accept', 'application/json, text/event-stream');
  return call;
}

function createServer(site: AgentSite): McpServer {
  const server = new McpServer(
    {name: brand.key, title: brand.name, version: '1.0.0'},
    {instructions: `Reads the shop of ${brand.name}. To order, give a person the order_url, which they open to pay.`},
  );
  const annotations = {readOnlyHint: true, openWorldHint: false};

  server.registerTool(
    'search_catalog',
    {
      title: 'Search the site',
      description: 'Finds products, projects, services, questions and pages.',
      inputSchema: searchInput,
      annotations,
    },
    ({query}) => toResult(() => searchCatalog(query, site)),
  );
  server.registerTool(
    'get_product',
    {
      title: 'Read a product',
      description: 'A product: variants and prices; of a made-to-measure piece the ranges, woods and choices.',
      inputSchema: productInput,
      annotations,
    },
    ({handle}) => toResult(() => getProduct(handle, site.context)),
  );
  server.registerTool(
    'quote_piece',
    {
      title: 'Quote a made-to-measure piece',
      description:
        'The price of a made-to-measure piece in cents with VAT, its delivery, and the links to its drawing and its order. A size that is not made is replaced by the closest that is, and listed in corrections.',
      inputSchema: quoteInput,
      annotations,
    },
    ({handle, configuration}) => toResult(() => quotePiece(handle, configuration, site)),
  );
  server.registerTool(
    'list_services',
    {title: 'List the services', description: 'What the studio plans and builds.', annotations},
    () => toResult(() => listServices(site)),
  );
  server.registerTool(
    'get_policies',
    {title: 'Read the policies', description: 'Terms, withdrawal, privacy and shipping, as Markdown.', annotations},
    () => toResult(() => listPolicies(site)),
  );

  const mimeType = 'text/markdown';
  server.registerResource(
    'pages',
    new ResourceTemplate(`${site.context.origin}/{+path}.md`, {
      list: () =>
        orProtocolError(async () => ({
          resources: (await listPages(site)).map((page) => ({...page, mimeType})),
        })),
    }),
    {title: 'Any page as Markdown', mimeType},
    ({href}, {path}) =>
      orProtocolError(async () => {
        const text = await site.context.readMarkdown(`/${String(path)}`);
        if (text === undefined) throw new ResourceNotFoundError(href, `There is no page ${href}.`);
        return {contents: [{uri: href, mimeType, text}]};
      }),
  );
  return server;
}

/** Runs a tool. A failure is a result, too, because the model can react to it. */
async function toResult(runTool: () => Promise<Record<string, unknown>>) {
  try {
    const data = await runTool();
    return {content: [{type: 'text' as const, text: JSON.stringify(data)}], structuredContent: data};
  } catch (error) {
    return {isError: true, content: [{type: 'text' as const, text: describeFailure(error)}]};
  }
}

async function orProtocolError<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    throw new ProtocolError(ProtocolErrorCode.InternalError, describeFailure(error));
  }
}
