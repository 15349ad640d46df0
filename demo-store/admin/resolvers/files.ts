import path from 'node:path';
import sharp from 'sharp';
import type {Picture, StoredFile} from '../../catalogue/entities';
import {cdnOrigin, fileUrl, pictureUrl} from '../../cdn/url';
import {connection, type ConnectionArgs} from '../../graphql/connection';
import type {Context, Resolvers} from '../../graphql/context';
import {gid} from '../../store/ids';
import {userError, type UserError} from '../errors';
import {withGerman} from '../fieldValues';
import {readUploadToken, uploadParameters, uploadUrl} from '../uploads';

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
const READS_UNTIL_READY = 1;

const MAX_ALT_LENGTH = 512;

const withoutExtension = (filename: string) => filename.replace(/\.\w+$/, '');

function createStagedTargets(inputs: readonly StagedInput[], {store, origin}: Context) {
  const unsupportedIndex = inputs.findIndex(
    ({httpMethod, resource}) => httpMethod !== 'POST' || !/^(IMAGE|FILE)$/.test(resource),
  );
  if (unsupportedIndex >= 0) {
    const message = 'The demo store stages pictures and files by POST alone.';
    return {stagedTargets: null, userErrors: [{field: ['input', String(unsupportedIndex)], message}]};
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

function findAltError(alt: string | null | undefined, index: number): UserError | undefined {
  if (!alt || alt.length <= MAX_ALT_LENGTH) return undefined;
  const message = `The alt value exceeds the maximum limit of ${MAX_ALT_LENGTH} characters.`;
  return userError(`files.${index}.alt`, 'ALT_VALUE_LIMIT_EXCEEDED', message);
}

/** Adds a picture or a download to the content and returns its id. */
async function saveFile(input: FileInput, index: number, {store}: Context): Promise<string | UserError> {
  const inputPath = `files.${index}`;
  const altError = findAltError(input.alt, index);
  if (altError) return altError;
  const token = readUploadToken(input.originalSource);
  const upload = store.admin.uploads.get(token ?? '');
  if (!token || !upload?.body) {
    return userError(`${inputPath}.originalSource`, 'INVALID', 'The file is not a valid staged upload');
  }
  const filename = input.filename ?? upload.filename;
  if (path.extname(filename) !== path.extname(upload.filename)) {
    const message = 'Provided filename extension must match original source.';
    return userError(`${inputPath}.filename`, 'MISMATCHED_FILENAME_AND_ORIGINAL_SOURCE', message);
  }
  const isPicture = input.contentType ? input.contentType === 'IMAGE' : upload.mimeType.startsWith('image/');
  const name = isPicture ? withoutExtension(filename) : filename;
  const {pictureByName, fileByName} = store.catalogue;
  if (isPicture ? pictureByName.has(name) : fileByName.has(name)) {
    const message = 'A file with the filename you provided already exists';
    return userError(`${inputPath}.filename`, 'FILENAME_ALREADY_EXISTS', message);
  }
  const storagePath = `uploads/${token}/${filename}`;
  if (!isPicture) store.content.files.push({name, file: storagePath, mimeType: upload.mimeType});
  else {
    const size = await sharp(upload.body)
      .metadata()
      .catch(() => undefined);
    if (!size?.width || !size.height) return userError(inputPath, 'INVALID_IMAGE_SOURCE_URL', 'The image is invalid');
    const alt = input.alt ?? '';
    store.content.pictures.push({
      name,
      file: storagePath,
      width: size.width,
      height: size.height,
      alt: {DE: alt, EN: alt},
    });
  }
  store.admin.files.set(storagePath, upload.body);
  const id = gid(isPicture ? 'MediaImage' : 'GenericFile', name);
  store.admin.processing.set(id, 0);
  store.invalidateCatalogue();
  return id;
}

async function createFiles(inputs: readonly FileInput[], context: Context) {
  const ids: string[] = [];
  const userErrors: UserError[] = [];
  for (const [index, input] of inputs.entries()) {
    const result = await saveFile(input, index, context);
    if (typeof result === 'string') ids.push(result);
    else userErrors.push(result);
  }
  const files = ids.map((id) => context.store.catalogue.entityById.get(id));
  return {files: userErrors.length > 0 ? [] : files, userErrors};
}

/** Changes the alt texts of files: of all, or of none when one can't be changed. */
function updateAltTexts(inputs: readonly {id: string; alt?: string | null}[], {store}: Context) {
  const updates = [];
  for (const [index, {id, alt, ...otherFields}] of inputs.entries()) {
    const file = store.catalogue.entityById.get(id);
    const refuse = (code: string, message: string) => ({
      files: [],
      userErrors: [userError(`files.${index}.id`, code, message)],
    });
    if (file?.__typename !== 'MediaImage' && file?.__typename !== 'GenericFile')
      return refuse('FILE_DOES_NOT_EXIST', `File id ${id} does not exist.`);
    if (store.admin.processing.has(id)) return refuse('NON_READY_STATE', 'Non-ready files cannot be updated.');
    const altError = findAltError(alt, index);
    if (altError) return {files: [], userErrors: [altError]};
    if (Object.keys(otherFields).length > 0)
      return refuse('INVALID', 'The demo store changes the description of files alone.');
    if (file.__typename === 'MediaImage' && typeof alt === 'string') updates.push({record: file.record, alt});
  }
  for (const {record, alt} of updates) record.alt = withGerman(record.alt, alt);
  store.invalidateCatalogue();
  return {files: inputs.map(({id}) => store.catalogue.entityById.get(id)), userErrors: []};
}

export const fileQueries: Resolvers<never> = {
  files: (_, args: ConnectionArgs, {store}) =>
    connection([...store.catalogue.pictureByName.values(), ...store.catalogue.fileByName.values()], args, ({id}) => id),
};

export const fileMutations: Resolvers<never> = {
  stagedUploadsCreate: (_, {input}: {input: StagedInput[]}, context) => createStagedTargets(input, context),
  fileUpdate: (_, {files}: {files: {id: string; alt?: string | null}[]}, context) => updateAltTexts(files, context),
  fileCreate: (_, {files}: {files: FileInput[]}, context) => createFiles(files, context),
};

function countStatusRead(id: string, {store}: Context): string {
  const reads = store.admin.processing.get(id);
  if (reads === undefined) return 'READY';
  if (reads >= READS_UNTIL_READY) {
    store.admin.processing.delete(id);
    return 'READY';
  }
  store.admin.processing.set(id, reads + 1);
  return 'PROCESSING';
}

const isReady = (id: string, {store}: Context) => !store.admin.processing.has(id);

const file: Resolvers<Picture | StoredFile> = {
  fileStatus: ({id}, _, context) => countStatusRead(id, context),
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
