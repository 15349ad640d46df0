import type {MediaBlockFragment} from 'storefrontapi.generated';
import {betweenEdges, type Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {ZoomLink} from '~/ui/zoom/Zoom';
import {picture, text} from '../fields';
import styles from './MediaBlocks.module.css';

export const MEDIA_BLOCK_FRAGMENT = `#graphql
  fragment MediaBlock on Metaobject {
    id
    type: field(key: "type") { value }
    text: field(key: "text") { value }
    image: field(key: "image") { ...PictureField }
    image_links: field(key: "image_links") { ...PictureField }
    image_rechts: field(key: "image_rechts") { ...PictureField }
  }
` as const;

export type MediaBlock = {id: string} & (
  | {kind: 'text'; text: string}
  | {kind: 'single' | 'large'; image: Image}
  | {kind: 'double'; left: Image; right: Image}
);

/**
 * Returns a list of one block, or an empty list for a block without its picture or text. A pair with one picture becomes a single
 * picture.
 */
export function toMediaBlock(entry: MediaBlockFragment): MediaBlock[] {
  const {id} = entry;
  const kind = text(entry.type);
  const left = picture(entry.image_links);
  const right = picture(entry.image_rechts);
  if (kind === 'text') return text(entry.text) ? [{id, kind, text: text(entry.text)}] : [];
  if (kind === 'double' && left && right) return [{id, kind, left, right}];
  const image = kind === 'double' ? (left ?? right) : picture(entry.image);
  if (!image) return [];
  if (kind === 'large') return [{id, kind, image}];
  return kind === 'single' || kind === 'double' ? [{id, kind: 'single', image}] : [];
}

/** All pictures of the blocks, in their order. */
export function getPictures(blocks: readonly MediaBlock[]): Image[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'text') return [];
    return block.kind === 'double' ? [block.left, block.right] : [block.image];
  });
}

/** A project's media list: texts, pairs, single and large pictures. */
export function MediaBlocks({blocks}: {blocks: MediaBlock[]}) {
  if (blocks.length === 0) return null;
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </div>
  );
}

function Block({block}: {block: MediaBlock}) {
  switch (block.kind) {
    case 'text':
      return <p className={`lead ${styles.text}`}>{block.text}</p>;
    case 'double':
      return (
        <div className={styles.double}>
          <ZoomLink image={block.left}>
            <Picture image={block.left} sizes="(min-width: 800px) 56vw, 50vw" />
          </ZoomLink>
          <ZoomLink image={block.right}>
            <Picture image={block.right} sizes="(min-width: 800px) 40vw, 50vw" />
          </ZoomLink>
        </div>
      );
    case 'single':
      return (
        <figure className={styles.single}>
          <ZoomLink image={block.image}>
            <Picture image={block.image} sizes={`(min-width: 800px) 64vw, ${betweenEdges}`} />
          </ZoomLink>
        </figure>
      );
    case 'large':
      return (
        <figure className={styles.large}>
          <ZoomLink image={block.image}>
            <Picture image={block.image} sizes="100vw" />
          </ZoomLink>
        </figure>
      );
  }
}
