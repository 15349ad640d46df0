import path from 'node:path';
import sharp from 'sharp';
import type {Picture, StoredFile} from '../../catalogue/entities';
import {cdnOrigin, fileUrl, pictureUrl} from '../../cdn/url';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {gid} from '../../store/ids';
import {checkInputSize, userError, type UserError} from '../errors';
import {tokenOf, uploadParameters, uploadUrl} from '../uploads';

interface StagedInput {
  filename: string;
  mimeType: string;
  httpMethod: string;
  resource: string;
}

interface FileInput {
  originalSource: string;
  filename?: string | null;
  alt?: string | null;
  contentType?: string | null;
  duplicateResolutionMode: string;
}

/** How often `fileStatus` is `PROCESSING` before it is `READY`. */
const LOOKS_UNTIL_READY = 1;

/** The name of a picture in the content: its file's name without the ending. */
const nameOf = (filename: string) => filename.replace(/\.\w+$/, '');

function stage(inputs: readonly StagedInput[], {store, origin}: Context) {
  checkInputSize(inputs, 'input');
  const wrong = inputs.findIndex(({httpMethod, resource}) => httpMethod !== 'POST' || !/^(IMAGE|FILE)$/.test(resource));
  if (wrong >= 0) {
    const message = 'The demo store stages pictures and files by POST alone.';
    return {stagedTargets: null, userErrors: [{field: ['input', String(wrong)], message}]};
  }
  const stagedTargets = inputs.map(({filename, mimeType}) => {
    const token = store.clock.token();
    store.admin.uploads.set(token, {filename, mimeType});
    const url = uploadUrl(origin, token, filename);
    const parameters = uploadParameters(token, {filename, mimeType});
    return {url, resourceUrl: url, parameters};
  });
  return {stagedTargets, userErrors: []};
}

/** Adds a file to the content: as a picture when it is one, else as a download. The answer is its id. */
async function keep(input: FileInput, index: number, {store}: Context): Promise<string | UserError> {
  const at = `files.${index}`;
  const token = tokenOf(input.originalSource);
  const upload = store.admin.uploads.get(token ?? '');
  if (!token || !upload?.body) {
    return userError(`${at}.originalSource`, 'INVALID', 'The file is not a valid staged upload');
  }
  const filename = input.filename ?? upload.filename;
  if (path.extname(filename) !== path.extname(upload.filename)) {
    const message = 'Provided filename extension must match original source';
    return userError(at, 'MISMATCHED_FILENAME_AND_ORIGINAL_SOURCE', message);
  }
  const isPicture = input.contentType ? input.contentType === 'IMAGE' : upload.mimeType.startsWith('image/');
  const name = isPicture ? nameOf(filename) : filename;
  const {pictureByName, fileByName} = store.catalogue;
  if (isPicture ? pictureByName.has(name) : fileByName.has(name)) {
    const message = 'A file with the filename you provided already exists';
    return userError(`${at}.filename`, 'FILENAME_ALREADY_EXISTS', message);
  }
  const file = `uploads/${token}/${filename}`;
  if (!isPicture) store.content.files.push({name, file, mimeType: upload.mimeType});
  else {
    const size = await sharp(upload.body)
      .metadata()
      .catch(() => undefined);
    if (!size?.width || !size.height) return userError(at, 'INVALID_IMAGE_SOURCE_URL', 'The image is invalid');
    const alt = input.alt ?? '';
    store.content.pictures.push({name, file, width: size.width, height: size.height, alt: {DE: alt, EN: alt}});
  }
  store.admin.files.set(file, upload.body);
  const id = gid(isPicture ? 'MediaImage' : 'GenericFile', name);
  store.admin.processing.set(id, 0);
  store.contentChanged();
  return id;
}

async function create(inputs: readonly FileInput[], context: Context) {
  checkInputSize(inputs, 'files');
  const ids: string[] = [];
  const userErrors: UserError[] = [];
  for (const [index, input] of inputs.entries()) {
    const kept = await keep(input, index, context);
    if (typeof kept === 'string') ids.push(kept);
    else userErrors.push(kept);
  }
  const files = ids.map((id) => context.store.catalogue.entityById.get(id));
  return {files: userErrors.length > 0 ? null : files, userErrors};
}

export const fileQueries: Resolvers<never> = {
  files: (_, args: ConnectionArgs, {store}) =>
    connection([...store.catalogue.pictureByName.values(), ...store.catalogue.fileByName.values()], args, ({id}) => id),
};

export const fileMutations: Resolvers<never> = {
  stagedUploadsCreate: (_, {input}: {input: StagedInput[]}, context) => stage(input, context),
  fileCreate: (_, {files}: {files: FileInput[]}, context) => create(files, context),
};

function statusOf(id: string, {store}: Context): string {
  const looks = store.admin.processing.get(id);
  if (looks === undefined) return 'READY';
  if (looks >= LOOKS_UNTIL_READY) {
    store.admin.processing.delete(id);
    return 'READY';
  }
  store.admin.processing.set(id, looks + 1);
  return 'PROCESSING';
}

const isReady = (id: string, {store}: Context) => !store.admin.processing.has(id);

const file: Resolvers<Picture | StoredFile> = {
  fileStatus: ({id}, _, context) => statusOf(id, context),
  fileErrors: () => [],
};

export const mediaImage: Resolvers<Picture> = {
  ...file,
  alt: ({record}) => record.alt.DE,
  image: (picture, _, context) => (isReady(picture.id, context) ? picture : null),
};

export const image: Resolvers<Picture> = {
  id: ({imageId}) => imageId,
  altText: ({record}) => record.alt.DE,
  width: ({record}) => record.width,
  height: ({record}) => record.height,
  url: ({record}, _, context) => pictureUrl(cdnOrigin(context), record),
};

export const genericFile: Resolvers<StoredFile> = {
  ...file,
  mimeType: ({record}) => record.mimeType,
  url: ({id, record}, _, context) => (isReady(id, context) ? fileUrl(cdnOrigin(context), record.name) : null),
};
