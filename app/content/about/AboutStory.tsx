import {useMessages} from '~/i18n/useLanguage';
import {betweenEdges, type Image} from '~/platform/images';
import {Picture} from '~/ui/Picture';
import {RichText} from '~/ui/RichText';
import type {RichTextNode} from '~/ui/richTextNodes';
import {contentMessages} from '../messages';
import styles from './AboutStory.module.css';

/** The studio's story, with its picture beside it. */
export function AboutStory({cover, story}: {cover?: Image; story: RichTextNode[]}) {
  const t = useMessages(contentMessages);
  if (!cover && story.length === 0) return null;
  return (
    <section className={`${styles.section} flow`} aria-label={t.story}>
      {cover && (
        <Picture
          className={styles.picture}
          image={cover}
          ratio="4 / 5"
          sizes={`(min-width: 800px) 38vw, ${betweenEdges}`}
        />
      )}
      <RichText nodes={story} />
    </section>
  );
}
