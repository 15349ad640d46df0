import {useMessages} from '~/i18n/useLanguage';
import {PageHeader} from '~/ui/PageHeader';
import {Picture} from '~/ui/Picture';
import type {Awards} from '../about/awards';
import {AwardsBanner} from '../about/AwardsBanner';
import {Details} from './Details';
import {LinkPair} from '../LinkPair';
import {contentMessages} from '../messages';
import type {Story} from './story';

/** The template of the workshop and the landing pages (specification, section 2). */
export function StoryPage({story, awards}: {story: Story; awards: Awards}) {
  const t = useMessages(contentMessages);
  return (
    <article>
      <PageHeader annotation={story.subtitle} title={story.title} lead={story.text} />
      {story.cover && <Picture image={story.cover} ratio="16 / 9" sizes="100vw" priority />}
      <Details details={story.details} />
      <AwardsBanner {...awards} />
      <LinkPair
        links={[
          {to: '/services', label: t.ourService},
          {to: '/shop', label: t.ourShop},
        ]}
      />
    </article>
  );
}
