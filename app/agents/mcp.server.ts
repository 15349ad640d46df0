import {createMcpHandler, McpServer, ResourceTemplate} from '@modelcontextprotocol/server';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {toStandardJsonSchema} from '@valibot/to-json-schema';
import * as v from 'valibot';
import {brand} from '~/brand';
import {localizedPath} from '~/i18n/language';
import type {SearchResult} from '~/search/findInSite.server';
import type {SearchEntry} from '~/search/searchEntries';
import {maxCallBytes} from './limitedCall';
import {markdownPath} from './markdown';
import {getProduct, quotePiece, toEntry} from './tools.server';

/** The functions by which the tools read the site. */
interface AgentSite {
  context: AppLoadContext;
  search: (query: string) => Promise<SearchResult>;
  /** All entries and pages of the site. */
  list: () => Promise<SearchEntry[]>;
}

const maxResults = 24;

const handleSchema = v.pipe(
  v.string(),
  v.maxLength(255),
  v.description('The last part of the path of a product: konfigurator-tisch'),
);

const searchInput = toStandardJsonSchema(
  v.strictObject({
    query: v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.description('Words, such as oak table')),
  }),
);

const productInput = toStandardJsonSchema(v.strictObject({handle: handleSchema}));

const quoteInput = toStandardJsonSchema(
  v.strictObject({
    handle: handleSchema,
    configuration: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.number(), v.pipe(v.string(), v.maxLength(400))])),
      v.maxEntries(20),
      v.description('By the names that get_product gives: {"length": 180, "width": 90, "color": "6b4a32"}'),
    ),
  }),
);

/**
 * Answers a call of the Model Context Protocol (rule 22.4), without a session. No tool buys or sends anything: an order is handed over as
 * a link that a person opens.
 */
export function answerMcp(request: Request, site: AgentSite): Promise<Response> {
  return createMcpHandler(() => createServer(site), {
    maxRequestBodySize: maxCallBytes,
    keepAliveMs: 0,
  }).fetch(request);
}

function createServer({context, search, list}: AgentSite): McpServer {
  const server = new McpServer(
    {name: brand.key, title: brand.name, version: '1.0.0'},
    {instructions: `Reads the shop of ${brand.name}. To order, give a person the order_url, which they open to pay.`},
  );
  const annotations = {readOnlyHint: true, openWorldHint: false};

  server.registerTool(
    'search_catalog',
    {description: 'Finds products, projects, services, questions and pages.', inputSchema: searchInput, annotations},
    async ({query}) => {
      const {entries, isPartial} = await search(query);
      return toResult({
        results: entries.slice(0, maxResults).map((entry) => toEntry(entry, context)),
        some_products_may_be_missing: isPartial,
      });
    },
  );
  server.registerTool(
    'get_product',
    {
      description: 'A product: variants and prices; of a made-to-measure piece the ranges, woods and choices.',
      inputSchema: productInput,
      annotations,
    },
    ({handle}) => withErrorResult(async () => toResult(await getProduct(handle, context))),
  );
  server.registerTool(
    'quote_piece',
    {
      description:
        'The price of a made-to-measure piece in cents with VAT, its delivery, and the links to its drawing and its order. What is not made is replaced by the closest that is, and listed in corrections.',
      inputSchema: quoteInput,
      annotations,
    },
    ({handle, configuration}) =>
      withErrorResult(async () => {
        const quote = await quotePiece(handle, configuration, context);
        return quote ? toResult(quote) : toError('This product is not made to measure: get_product has its price.');
      }),
  );
  server.registerTool('list_services', {description: 'What the studio plans and builds.', annotations}, async () => {
    const entries = await list();
    const services = entries.filter(({kind}) => kind === 'services').map((entry) => toEntry(entry, context));
    return toResult({services});
  });
  server.registerTool(
    'get_policies',
    {description: 'Terms, withdrawal, privacy and shipping, as Markdown.', annotations},
    async () => {
      const entries = (await list()).filter(({path}) => path.startsWith('/legal/'));
      const policies = await Promise.all(
        entries.map(async (entry) => {
          const text = await context.readMarkdown(localizedPath(entry.path, context.language)).catch(() => null);
          return {...toEntry(entry, context), text: text ?? null};
        }),
      );
      return toResult({policies});
    },
  );

  server.registerResource(
    'pages',
    new ResourceTemplate(`${context.origin}/{+path}.md`, {
      list: async () => ({
        resources: (await list()).map(({path, title}) => ({
          name: title,
          uri: context.origin + markdownPath(localizedPath(path.split('#')[0] ?? '', context.language)),
          mimeType: 'text/markdown',
        })),
      }),
    }),
    {title: 'Pages as Markdown', mimeType: 'text/markdown'},
    async ({href}, {path}) => {
      const text = await context.readMarkdown(`/${String(path)}`).catch(() => {
        throw new Error(`${href} can’t be read right now. Try again later.`);
      });
      if (text === undefined) throw new Error(`There is no page ${href}.`);
      return {contents: [{uri: href, mimeType: 'text/markdown', text}]};
    },
  );
  return server;
}

const toResult = (data: Record<string, unknown>) => ({
  content: [{type: 'text' as const, text: JSON.stringify(data)}],
  structuredContent: data,
});

const toError = (text: string) => ({isError: true, content: [{type: 'text' as const, text}]});

/** Runs a tool. A missing page and a failing store become error results, because the model can react to those. */
async function withErrorResult<Result>(runTool: () => Promise<Result>) {
  try {
    return await runTool();
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return toError(error.status === 404 ? 'There is no such product.' : 'The store gives no answer. Try again later.');
  }
}
