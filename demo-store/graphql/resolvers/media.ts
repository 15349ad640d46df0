import type {Picture, StoredFile} from '../../catalogue/entities';
import {fileUrl, pictureUrl, type ImageTransform} from '../../cdn/url';
import type {Resolvers} from '../context';

interface TransformedSrcArgs {
  maxWidth?: number | null;
  maxHeight?: number | null;
  crop?: string | null;
  scale?: number | null;
  preferredContentType?: string | null;
}

export const mediaImage: Resolvers<Picture> = {
  alt: (picture, _, {language}) => picture.record.alt[language],
  image: (picture) => picture,
  mediaContentType: () => 'IMAGE',
  presentation: () => null,
  previewImage: (picture) => picture,
};

export const image: Resolvers<Picture> = {
  id: (picture) => picture.imageId,
  altText: (picture, _, {language}) => picture.record.alt[language],
  width: (picture) => picture.record.width,
  height: (picture) => picture.record.height,
  url: (picture, {transform}: {transform?: ImageTransform | null}, {origin}) =>
    pictureUrl(origin, picture.record, transform ?? {}),
  src: (picture, _, {origin}) => pictureUrl(origin, picture.record),
  originalSrc: (picture, _, {origin}) => pictureUrl(origin, picture.record),
  transformedSrc: (picture, args: TransformedSrcArgs, {origin}) => pictureUrl(origin, picture.record, args),
};

export const genericFile: Resolvers<StoredFile> = {
  alt: () => null,
  mimeType: (file) => file.record.mimeType,
  originalFileSize: () => null,
  previewImage: () => null,
  url: (file, _, {origin}) => fileUrl(origin, file.record.name),
};
