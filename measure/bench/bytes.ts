import {brotliCompressSync} from 'node:zlib';
import {getDocument} from '../../tools/document';
import {pages} from '../../tools/pages';
import {startSite} from '../../tools/site';
import {table} from './table';

const inline = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;

/** The kB of a document by kind: visible text, inline scripts and styles, structured data, tags. */
function countKinds(html: string) {
  const size = (text: string) => Buffer.byteLength(text) / 1000;
  let data = 0;
  let structured = 0;
  const htmlWithoutInline = html.replaceAll(inline, (_, name: string, attributes: string, content: string) => {
    if (attributes.includes('ld+json')) structured += size(content);
    else data += size(content);
    return `<${name}${attributes}></${name}>`;
  });
  const words = size(htmlWithoutInline.replaceAll(/<[^>]*>/g, ''));
  return {words, data, structured, tags: size(htmlWithoutInline) - words};
}

/** A table of each page's document size, in all and by kind. */
export async function compareBytes(build: string): Promise<string> {
  const site = await startSite({build});
  try {
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const {html} = await getDocument(site.url + path);
      const {words, tags, data, structured} = countKinds(html);
      const figures = [Buffer.byteLength(html) / 1000, brotliCompressSync(html).byteLength / 1000, words, tags, data];
      rows.push([name, ...figures.map((figure) => ({figure})), {figure: structured}]);
    }
    return table(['Document, kB', 'all', 'compressed', 'words', 'tags', 'inline scripts', 'structured data'], rows);
  } finally {
    await site.close();
  }
}
