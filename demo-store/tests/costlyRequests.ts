/** A request whose fragments spread the next one twice, so that following each spread doubles the work 30 times. */
export function fragmentsInFragments(selection: string): string {
  const fragments = Array.from({length: 30}, (_, level) => {
    return `fragment F${level} on QueryRoot { ...F${level + 1} ...F${level + 1} }`;
  });
  return `{ ...F0 } ${fragments.join('\n')} fragment F30 on QueryRoot { ${selection} }`;
}

/** Metafields that refer to an object of any type that has metafields, which refer to such an object again. */
export function referencesInReferences(depth: number): string {
  const metafield = 'metafield(namespace: "custom", key: "none")';
  if (depth === 0) return `${metafield} { id }`;
  return `${metafield} { reference { ... on HasMetafields { ${referencesInReferences(depth - 1)} } } }`;
}
