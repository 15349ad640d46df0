/** The tags of Liquid that Shopify knows in texts of the admin. */
const TAGS = new Set(
  `assign break capture case comment continue cycle decrement echo else elsif endcapture endcase endcomment endfor endif endraw
  endtablerow endunless for if increment liquid raw render tablerow unless when`.split(/\s+/),
);

/** Liquid reads nothing between these tags but their end. */
const UNREAD = /\{%-?\s*(comment|raw)\s*-?%\}.*?\{%-?\s*end\1\s*-?%\}/gs;

/** Shopify's message for a text that isn't valid Liquid; only its tags are looked at. */
export function findLiquidProblem(text: string): string | undefined {
  const tags = [...text.replace(UNREAD, '').matchAll(/\{%-?\s*(\w+)/g)].map(([, tag = '']) => tag);
  const unknown = tags.find((tag) => !TAGS.has(tag));
  return unknown && `Liquid syntax error: Unknown tag '${unknown}'`;
}
