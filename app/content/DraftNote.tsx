import type {CSSProperties} from 'react';

/** Inline, because a style sheet would be another file to load for every visitor, with or without a draft. */
const style: CSSProperties = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  padding: 'var(--unit) var(--edge)',
  background: 'var(--oak)',
  color: 'var(--sheet)',
};

/** The note on a page that shows a draft. */
export const DraftNote = ({text}: {text?: string}) => text && <p style={style}>{text}</p>;
