import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Admin} from '../admin';
import {defaultCode} from '../languages';
import {createOutageProblem, createConnectionProblem, createRefusal, StoreProblem, withRetryAdvice} from '../problem';
import {chunk, createSection, type Ids, type Section, type Setup} from '../plan';

const FILE_FIELDS = `id fileStatus fileErrors { message } ... on MediaImage { image { url } } ... on GenericFile { url }`;

const FILES_QUERY = `query SetUpFiles($after: String) {
  files(first: 100, after: $after) { nodes { ${FILE_FIELDS} } pageInfo { hasNextPage endCursor } }
}`;

const STATUS_QUERY = `query SetUpFileStatus($ids: [ID!]!) { nodes(ids: $ids) { ... on File { ${FILE_FIELDS} } } }`;

const STAGE = `mutation SetUpStage($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) { stagedTargets { url resourceUrl parameters { name value } } userErrors { field message } }
}`;

const CREATE = `mutation SetUpCreateFiles($files: [FileCreateInput!]!) {
  fileCreate(files: $files) { files { id } userErrors { field message code } }
}`;

/** How many files are uploaded at once. */
const batchSize = 8;

/** A file of the content that can be uploaded. */
interface ContentFile {
  /** `Ids` knows the file by this kind and its name. */
  kind: 'picture' | 'file';
  name: string;
  filename: string;
  mimeType: string;
  location: string;
  alt?: string;
}

interface StoredFile {
  id: string;
  fileStatus: 'UPLOADED' | 'PROCESSING' | 'READY' | 'FAILED';
  fileErrors: {message: string}[];
  image?: {url: string} | null;
  url?: string | null;
}

const mimeTypes: Record<string, string> = {webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png'};

function listFiles({content}: Setup): ContentFile[] {
  const {folders, pictures, files} = content;
  return [
    ...pictures.map(({name, file, alt}): ContentFile => {
      const extension = path.extname(file);
      const mimeType = mimeTypes[extension.slice(1)] ?? 'image/webp';
      return {
        kind: 'picture',
        name,
        filename: name + extension,
        mimeType,
        location: path.join(folders.pictures, file),
        alt: alt[defaultCode],
      };
    }),
    ...files.map(({name, file, mimeType}): ContentFile => {
      return {kind: 'file', name, filename: name, mimeType, location: path.join(folders.files, file)};
    }),
  ];
}

/** Waits until the store has processed files. @throws StoreProblem when it can't, or takes too long */
async function waitUntilReady(admin: Admin, files: readonly {id: string}[]): Promise<StoredFile[]> {
  const wait = admin.wait();
  const ids = files.map(({id}) => id);
  do {
    const {nodes} = await admin.query<{nodes: StoredFile[]}>(STATUS_QUERY, {ids});
    const failed = nodes.find(({fileStatus}) => fileStatus === 'FAILED');
    if (failed) {
      const reasons = failed.fileErrors.map(({message}) => message).join('; ');
      throw new StoreProblem(
        `Shopify can't process a file: ${reasons}.`,
        'Delete it in the admin (Content › Files), and run store:setup again.',
      );
    }
    if (nodes.every(({fileStatus}) => fileStatus === 'READY')) return nodes;
  } while (await wait('Shopify processes files', 1));
  throw new StoreProblem(
    'Shopify is still processing files after two minutes.',
    'Wait a minute, and run store:setup again: it goes on where it stopped.',
  );
}

const getUrl = ({image, url}: StoredFile) => image?.url ?? url ?? '';

function noteFile(ids: Ids, {kind, name}: ContentFile, stored: StoredFile): void {
  ids.set(kind, name, stored.id);
  const url = getUrl(stored);
  if (url) ids.set('url', name, url);
}

interface Target {
  url: string;
  resourceUrl: string;
  parameters: {name: string; value: string}[];
}

/** Sends a file to the storage that the store has named. The storage wants the parameters first and the file last. */
async function sendFile({url, parameters}: Target, {location, filename, mimeType}: ContentFile): Promise<void> {
  const form = new FormData();
  for (const {name, value} of parameters) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(await readFile(location))], {type: mimeType}), filename);
  const {host} = new URL(url);
  const response = await fetch(url, {method: 'POST', body: form}).catch((error: unknown) => {
    throw withRetryAdvice(createConnectionProblem(host, error));
  });
  if (!response.ok) throw withRetryAdvice(createOutageProblem(host, String(response.status)));
}

async function upload({admin, ids}: Setup, files: readonly ContentFile[]): Promise<void> {
  const names = files.map(({filename}) => filename).join(', ');
  const input = files.map(({filename, mimeType, kind}) => {
    return {filename, mimeType, httpMethod: 'POST', resource: kind === 'picture' ? 'IMAGE' : 'FILE'};
  });
  const {stagedTargets} = await admin.mutate<{stagedTargets: Target[]}>(STAGE, {input}, names);
  const uploads = files.map((file, index) => {
    const target = stagedTargets[index];
    return target ? sendFile(target, file) : Promise.reject(createRefusal(`${names}: no place to upload to.`));
  });
  await Promise.all(uploads);
  const inputs = files.map(({filename, kind, alt}, index) => ({
    originalSource: stagedTargets[index]?.resourceUrl,
    filename,
    alt,
    contentType: kind === 'picture' ? 'IMAGE' : 'FILE',
    // Somebody may have uploaded a file of this name meanwhile. It must not be replaced or doubled.
    duplicateResolutionMode: 'RAISE_ERROR',
  }));
  const created = await admin.mutate<{files: {id: string}[]}>(CREATE, {files: inputs}, names);
  const stored = await waitUntilReady(admin, created.files);
  files.forEach((file, index) => {
    const found = stored[index];
    if (found) noteFile(ids, file, found);
  });
}

const getFileName = (url: string) => (url ? decodeURIComponent(new URL(url).pathname.split('/').pop() ?? '') : '');

/** Plans pictures and downloads whose file names the store lacks. */
export async function planFiles(setup: Setup): Promise<Section> {
  const {admin, ids} = setup;
  const plan = createSection('Upload pictures and files');
  const stored = await admin.queryAll<StoredFile>(FILES_QUERY);
  const unready = stored.filter(({fileStatus}) => fileStatus === 'PROCESSING' || fileStatus === 'UPLOADED');
  const all = [...stored, ...(unready.length > 0 ? await waitUntilReady(admin, unready) : [])];
  const storedByName = new Map(all.map((file) => [getFileName(getUrl(file)), file]));
  const missing = listFiles(setup).filter((file) => {
    const found = storedByName.get(file.filename);
    if (found) noteFile(ids, file, found);
    return !found;
  });
  for (const files of chunk(missing, batchSize)) {
    const name = `${files[0]?.filename}${files.length > 1 ? ` and ${files.length - 1} more` : ''}`;
    plan.tasks.push({name, size: files.length, run: () => upload(setup, files)});
  }
  return plan;
}
