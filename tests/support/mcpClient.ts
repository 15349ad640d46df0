import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';

/** Connects to the tools of a site as an agent does. `url` is the address of `/mcp`. */
export async function connect(url: string, options: ConstructorParameters<typeof Client>[1] = {}) {
  const client = new Client({name: 'test', version: '1.0.0'}, options);
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const {isError, structuredContent, content} = await client.callTool({name, arguments: args});
    const [said] = content;
    const text = said?.type === 'text' ? said.text : '';
    return {isError: Boolean(isError), data: structuredContent as Record<string, never>, text};
  };
  return {client, call};
}

/** The call that lists the tools. */
export const listTools = {jsonrpc: '2.0', id: 1, method: 'tools/list'};

/** Posts a call without a client, as `headers` and `body` have it. `url` is the address of `/mcp`. */
export function postCall(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
