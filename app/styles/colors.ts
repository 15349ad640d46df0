/** Colours of `tokens.css` for HTML, SVG and mails, where no custom property works. A test compares them. */
export const colors = {paper: '#f6f3ee', sheet: '#ffffff', ink: '#1b1a17', graphite: '#5c5850'} as const;

/** The lines of mails, which have to be seen on a light and on a dark ground. */
export const mailLine = '#8a8378';
