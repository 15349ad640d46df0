import type {ReactNode} from 'react';
import {pagePath} from '~/platform/html';
import {LocalLink} from './LocalLink';
import type {RichTextNode} from './richTextNodes';
import styles from './RichText.module.css';
import link from './TextLink.module.css';
import {useOrigin} from './useOrigin';

export function RichText({nodes}: {nodes: RichTextNode[]}) {
  return (
    <div className={`${styles.text} ${link.links}`}>
      <Nodes nodes={nodes} />
    </div>
  );
}

function Nodes({nodes}: {nodes: RichTextNode[]}) {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

function Node({node}: {node: RichTextNode}) {
  if (node.kind === 'text') {
    const Text = node.italic ? 'em' : 'span';
    const text = <Text>{node.value}</Text>;
    return node.bold ? <strong>{text}</strong> : text;
  }
  const children = <Nodes nodes={node.children} />;
  switch (node.kind) {
    case 'heading': {
      const Heading = `h${node.level}` as const;
      return <Heading>{children}</Heading>;
    }
    case 'paragraph':
      return <p>{children}</p>;
    case 'list':
      return node.ordered ? <ol>{children}</ol> : <ul>{children}</ul>;
    case 'item':
      return <li>{children}</li>;
    case 'link':
      return <RichTextLink url={node.url}>{children}</RichTextLink>;
  }
}

/** A link to a page of this site has the language of the surrounding text. */
function RichTextLink({url, children}: {url: string; children: ReactNode}) {
  const path = pagePath(url, useOrigin());
  return path ? <LocalLink to={path}>{children}</LocalLink> : <a href={url}>{children}</a>;
}
