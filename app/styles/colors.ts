// Colours of `tokens.css` for HTML, SVG and mails, where no custom property works. A test compares them.
export const paper = '#f6f3ee';
export const graphite = '#5c5850';

/** The lines of mails, which have to be seen on a light and on a dark ground. */
export const mailLine = '#8a8378';
