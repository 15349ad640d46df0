import {useRef, type FocusEvent} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {Arrow} from '~/ui/Arrow';
import {Picture} from '~/ui/Picture';
import link from '~/ui/TextLink.module.css';
import {useCopyEmail} from '~/ui/useCopyEmail';
import {contentMessages} from '../messages';
import type {TeamMember} from './team';
import styles from './TeamSlider.module.css';

/** How far an arrow scrolls, in px (specification, section 9). */
const step = 500;

export function TeamSlider({members}: {members: TeamMember[]}) {
  const t = useMessages(contentMessages);
  const track = useRef<HTMLUListElement>(null);
  if (members.length === 0) return null;
  const scroll = (left: number) => track.current?.scrollBy({left});
  return (
    <section className={styles.section} aria-labelledby="team">
      <header className={styles.head}>
        <h2 id="team" className="heading">
          {t.team}
        </h2>
        <div className={`only-script ${styles.arrows}`}>
          <button type="button" className={styles.arrow} aria-label={t.previousMembers} onClick={() => scroll(-step)}>
            <Arrow left />
          </button>
          <button type="button" className={styles.arrow} aria-label={t.nextMembers} onClick={() => scroll(step)}>
            <Arrow />
          </button>
        </div>
      </header>
      <ul ref={track} className={styles.track}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            <Member member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Browsers leave what is half in view where it is. Not under a pointer: it would slide away from the click. */
function showWhole({currentTarget: card}: FocusEvent<HTMLElement>) {
  if (card.matches(':focus-visible')) card.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

/** A click, Enter or Space copies the member's address. */
function Member({member}: {member: TeamMember}) {
  const t = useMessages(contentMessages);
  const {copied, copy} = useCopyEmail(member.mail);
  return (
    <>
      <button type="button" className={styles.card} onClick={copy} onFocus={showWhole}>
        {member.image && <Picture image={member.image} ratio="4 / 5" sizes="(min-width: 567px) 340px, 60vw" alt="" />}
        <span className={styles.name}>{member.name}</span>
        <span className="annotation">
          {member.profession}
          <br />
          <span className={`only-script ${link.link} ${styles.mail}`}>{copied ? t.copied : t.copyEmail}</span>
        </span>
      </button>
      <span role="status" className="visually-hidden">
        {copied && t.copied}
      </span>
      <noscript>
        <a className="annotation" href={`mailto:${member.mail}`}>
          {member.mail}
        </a>
      </noscript>
    </>
  );
}
