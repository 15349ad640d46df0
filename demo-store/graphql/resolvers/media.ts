import type {Picture, StoredFile} from '../../catalogue/entities';
import {cdnOrigin, fileUrl, pictureUrl, type ImageTransform} from '../../cdn/url';
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
  url: (picture, {transform}: {transform?: ImageTransform | null}, context) =>
    pictureUrl(cdnOrigin(context), picture.record, transform ?? {}),
  src: (picture, _, context) => pictureUrl(cdnOrigin(context), picture.record),
  originalSrc: (picture, _, context) => pictureUrl(cdnOrigin(context), picture.record),
  transformedSrc: (picture, args: TransformedSrcArgs, context) => pictureUrl(cdnOrigin(context), picture.record, args),
};

export const genericFile: Resolvers<StoredFile> = {
  alt: () => null,
  mimeType: (file) => file.record.mimeType,
  originalFileSize: () => null,
  previewImage: () => null,
  url: (file, _, context) => fileUrl(cdnOrigin(context), file.record.name),
};
