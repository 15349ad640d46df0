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
