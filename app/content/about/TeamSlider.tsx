import {useRef, type FocusEvent} from 'react';
import type {TeamMemberFragment} from 'storefrontapi.generated';
import {useMessages} from '~/i18n/useLanguage';
import {withoutAltText, type Image} from '~/platform/images';
import {Arrow} from '~/ui/Arrow';
import type {Elements} from '~/ui/elements';
import {Picture} from '~/ui/Picture';
import link from '~/ui/TextLink.module.css';
import {useCopyEmail} from '~/ui/useCopyEmail';
import {picture, text} from '../fields';
import {contentMessages} from '../messages';
import styles from './TeamSlider.module.css';

export const TEAM_MEMBER_FRAGMENT = `#graphql
  fragment TeamMember on Metaobject {
    id
    name: field(key: "name") { value }
    berufsbezeichnung: field(key: "berufsbezeichnung") { value }
    e_mail: field(key: "e_mail") { value }
    bild: field(key: "bild") { ...PictureField }
    werkzeug: field(key: "werkzeug") { value }
  }
` as const;

interface TeamMember {
  id: string;
  name: string;
  profession: string;
  /** Empty when the store has none. */
  email: string;
  image?: Image;
  /** The subject of the picture, if it isn't the person. */
  tool: string;
}

/** Entries with neither a name nor a profession are left out. */
export function toTeam(entries: TeamMemberFragment[]): TeamMember[] {
  return entries
    .map((entry) => ({
      id: entry.id,
      name: text(entry.name),
      profession: text(entry.berufsbezeichnung),
      email: text(entry.e_mail),
      image: withoutAltText(picture(entry.bild)),
      tool: text(entry.werkzeug),
    }))
    .filter(({name, profession}) => name || profession);
}

/** How far an arrow scrolls, in px. */
const scrollStep = 500;

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
          <button
            type="button"
            className={styles.arrow}
            aria-label={t.previousMembers}
            onClick={() => scroll(-scrollStep)}
          >
            <Arrow left />
          </button>
          <button type="button" className={styles.arrow} aria-label={t.nextMembers} onClick={() => scroll(scrollStep)}>
            <Arrow />
          </button>
        </div>
      </header>
      <ul ref={track} className={styles.track}>
        {members.map((member) => (
          <li key={member.id} className={styles.member}>
            {member.email ? <CopyCard member={member} /> : <PlainCard member={member} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Scrolls a card with the keyboard's focus completely into view, because browsers don't scroll to a card that is partly visible. With a
 * pointer the card stays: it would move away from the click.
 */
function scrollIntoView({currentTarget: card}: FocusEvent<HTMLElement>) {
  if (card.matches(':focus-visible')) card.scrollIntoView({block: 'nearest', inline: 'nearest'});
}

function Portrait({member, children}: {member: TeamMember; children?: Elements}) {
  return (
    <>
      {member.image && <Picture image={member.image} ratio="4 / 5" sizes="(min-width: 567px) 340px, 60vw" alt="" />}
      {member.tool && <span className={`annotation ${styles.tool}`}>{member.tool}</span>}
      {member.name && <span className={styles.name}>{member.name}</span>}
      <span className="annotation">
        <span>{member.profession}</span>
        {children}
      </span>
    </>
  );
}

function PlainCard({member}: {member: TeamMember}) {
  return (
    <div className={styles.card}>
      <Portrait member={member} />
    </div>
  );
}

/** A card that is a button: a click, Enter or Space copies the member's e-mail address. */
function CopyCard({member}: {member: TeamMember}) {
  const t = useMessages(contentMessages);
  const {isCopied, copy} = useCopyEmail(member.email);
  return (
    <>
      <button type="button" className={styles.card} onClick={copy} onFocus={scrollIntoView}>
        <Portrait member={member}>
          {member.profession && <br />}
          <span className={`only-script ${link.link} ${styles.mail}`}>{isCopied ? t.copied : t.copyEmail}</span>
        </Portrait>
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && t.copied}
      </span>
      <noscript>
        <a className="annotation" href={`mailto:${member.email}`}>
          {member.email}
        </a>
      </noscript>
    </>
  );
}
