import type {CSSProperties} from 'react';

/** Written here: a style sheet would be one more file for every visitor of these pages. */
const style: CSSProperties = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: 'var(--unit) var(--edge)',
  background: 'var(--oak)',
  color: 'var(--sheet)',
};

/** What a page says of an entry that nobody else can see (rule 2.28). */
export const DraftNote = ({text}: {text?: string}) => text && <p style={style}>{text}</p>;
