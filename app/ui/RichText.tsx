import {LocalLink} from './LocalLink';
import type {RichTextNode} from './richTextNodes';
import styles from './RichText.module.css';
import link from './TextLink.module.css';

const text = `${styles.text} ${link.links}`;

export function RichText({nodes}: {nodes: RichTextNode[]}) {
  return (
    <div className={text}>
      <Nodes nodes={nodes} />
    </div>
  );
}

/** HTML that the merchant wrote in the store's own editor: policies, product descriptions. */
export function MerchantHtml({html}: {html: string}) {
  if (!html.trim()) return null;
  return <div className={text} dangerouslySetInnerHTML={{__html: html}} />;
}

function Nodes({nodes}: {nodes: RichTextNode[]}) {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

function Node({node}: {node: RichTextNode}) {
  if (node.kind === 'text') {
    const text = node.italic ? <em>{node.value}</em> : node.value;
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
      return node.url.startsWith('/') ? (
        <LocalLink to={node.url}>{children}</LocalLink>
      ) : (
        <a href={node.url}>{children}</a>
      );
  }
}
