import {useEffect, useLayoutEffect, useState} from 'react';
import {focusSilently, keepInput} from './keptInput';

// Browser extensions and translators change the document before the scripts start. React 18 would then render the document anew, and
// what the visitor has typed would be lost (decision 029).

/** A child node as the worker sent it. `text` is `null` for an element. */
type SentNode = readonly [node: ChildNode, text: string | null];

declare global {
  interface Window {
    /** The child nodes of each element as the worker sent them. */
    sentNodes?: WeakMap<Node, SentNode[]>;
  }
}

/** What the worker never sends. An extension may insert it while the document is still parsed. */
const foreign = [
  'html > :not(head, body)',
  // The development server sends styles without attributes.
  import.meta.env.DEV ? 'style:is([class], [id])' : 'style',
  '[src*="-extension:"]',
  '[href*="-extension:"]',
  'body > :not(a, aside, footer, header, link, main, noscript, p, script, section)',
  'label div',
  ':is(input, select, textarea) ~ :is(div, img, span[style], span[class]):not([class^="_"], [id])',
].join();

/** Keeps what the worker sent. It runs at the end of the document, before the scripts load. */
export const sentNodesScript = `{
  const isSent = (node) => !node.matches?.('${foreign}') && !node.localName?.includes('-');
  const listSent = (parent) => [...parent.childNodes].filter(isSent).map((node) => [node, node.nodeValue]);
  sentNodes = new WeakMap([...document.querySelectorAll('*')].map((parent) => [parent, listSent(parent)]));
}`;

/** The foreign nodes that are out of the document, and the comments in their places. React passes over comments. */
const takenOut = new Map<Comment, ChildNode>();

/** Whether the document has other nodes than the worker sent. */
export function hasForeignNodes(parent: Node = document.documentElement): boolean {
  const sent = window.sentNodes?.get(parent);
  if (!sent) return false;
  return (
    sent.some(([node, text]) => node.parentNode !== parent || node.nodeValue !== text || hasForeignNodes(node)) ||
    listForeign(parent, sent).length > 0
  );
}

/** React passes over comments, and over what follows its last node of the head and of the body. */
function listForeign(parent: Node, sent: SentNode[]): ChildNode[] {
  const nodes = [...parent.childNodes];
  const last = nodes.findLastIndex((node) => sent.some(([own]) => own === node));
  const end = parent === document.head || parent === document.body ? last : nodes.length;
  return nodes.slice(0, end).filter((node) => !(node instanceof Comment) && !sent.some(([own]) => own === node));
}

/** Gives an element, and all elements in it, the child nodes that the worker sent. */
function takeOut(parent: Node): void {
  const sent = window.sentNodes?.get(parent);
  if (!sent) return;
  const isReplaced = sent.some(([node, text]) => !node.parentNode || node.nodeValue !== text);
  // The last one first, so that each node finds its next sibling in place.
  sent.reduceRight<ChildNode | null>((next, [node, text]) => {
    if (node.parentNode !== parent) parent.insertBefore(node, next);
    if (node.nodeValue !== text) node.nodeValue = text;
    return node;
  }, null);
  for (const node of listForeign(parent, sent)) {
    const place = document.createComment('');
    node.replaceWith(place);
    // A node that stood in for one of ours would repeat it. A translator translates the original again.
    if (!isReplaced) takenOut.set(place, node);
  }
  for (const [node] of sent) takeOut(node);
}

function putBack(): void {
  for (const [place, node] of takenOut) place.replaceWith(node);
  takenOut.clear();
}

// React warns of a layout effect on the worker.
const useEffectBeforePaint = import.meta.env.SSR ? useEffect : useLayoutEffect;

/**
 * While React hydrates the document, or the part of it that `selector` finds, only the nodes that the worker sent are there; then the
 * others are put back. If React renders the part anew nevertheless, it keeps what the visitor has entered.
 */
export function useForeignNodes(selector = 'html'): void {
  const [{restore}] = useState(() => {
    const part = import.meta.env.SSR ? null : document.querySelector(selector);
    if (!part) return {restore: undefined};
    const {activeElement} = document;
    takeOut(part);
    // A field that was moved has lost the focus.
    if (activeElement instanceof HTMLElement && activeElement !== document.activeElement) focusSilently(activeElement);
    return {restore: keepInput(part)};
  });
  useEffectBeforePaint(() => {
    putBack();
    const part = document.querySelector(selector);
    if (part) restore?.(part);
  }, [selector, restore]);
}
