import {Picture} from '~/ui/Picture';
import {betweenEdges} from '~/platform/images';
import styles from './MediaBlocks.module.css';
import type {MediaBlock} from './projects';

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
          <Picture image={block.left} sizes="(min-width: 800px) 56vw, 50vw" />
          <Picture image={block.right} sizes="(min-width: 800px) 40vw, 50vw" />
        </div>
      );
    case 'single':
      return (
        <figure className={styles.single}>
          <Picture image={block.image} sizes={`(min-width: 800px) 64vw, ${betweenEdges}`} />
        </figure>
      );
    case 'large':
      return (
        <figure className={styles.large}>
          <Picture image={block.image} sizes="100vw" />
        </figure>
      );
  }
}
