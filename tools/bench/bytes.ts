import {brotliCompressSync} from 'node:zlib';
import {getDocument} from '../document';
import {pages} from '../pages';
import {startSite} from '../site';
import {table} from './table';

const inline = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** The bytes of a document by kind, in kB: words that are read, data for the browser, structured data, tags around them. */
function kindsOf(html: string) {
  const size = (text: string) => Buffer.byteLength(text) / 1000;
  let data = 0;
  let structured = 0;
  const rest = html.replaceAll(inline, (_, name: string, attributes: string, content: string) => {
    if (attributes.includes('ld+json')) structured += size(content);
    else data += size(content);
    return `<${name}${attributes}></${name}>`;
  });
  const words = size(rest.replaceAll(/<[^>]*>/g, ''));
  return {words, data, structured, tags: size(rest) - words};
}

/** What the bytes of each page's document are for. */
export async function compareBytes(build: string): Promise<string> {
  const site = await startSite({build});
  try {
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const {html} = await getDocument(site.url + path);
      const {words, tags, data, structured} = kindsOf(html);
      const figures = [Buffer.byteLength(html) / 1000, brotliCompressSync(html).byteLength / 1000, words, tags, data];
      rows.push([name, ...figures.map((figure) => ({figure})), {figure: structured}]);
    }
    return table(['Document, kB', 'all', 'compressed', 'words', 'tags', 'inline scripts', 'structured data'], rows);
  } finally {
    await site.close();
  }
}
