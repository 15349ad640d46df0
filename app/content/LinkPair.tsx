import {betweenEdges, type Image} from '~/platform/images';
import {LocalLink} from '~/ui/LocalLink';
import {Picture} from '~/ui/Picture';
import {LinkTitle} from './LinkTitle';
import styles from './LinkPair.module.css';

interface PictureLink {
  to: string;
  label: string;
  image?: Image;
}

/** Two links to other pages, side by side. */
export function LinkPair({links}: {links: PictureLink[]}) {
  return (
    <nav className={styles.pair}>
      {links.map(({to, label, image}) => (
        <LocalLink key={to} to={to} className={styles.link}>
          {image && <Picture image={image} ratio="3 / 2" sizes={`(min-width: 600px) 46vw, ${betweenEdges}`} alt="" />}
          <LinkTitle className={styles.label}>{label}</LinkTitle>
        </LocalLink>
      ))}
    </nav>
  );
}
