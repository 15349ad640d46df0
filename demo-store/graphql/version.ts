/** The supported versions of the Storefront API, oldest first: Shopify supports each for a year, so four at a time. */
export const VERSIONS = ['2026-01', '2026-04', '2026-07', '2026-10'] as const;

export type Version = (typeof VERSIONS)[number] | 'unstable';

const OLDEST = VERSIONS[0];
export const NEWEST: Version = '2026-10';

/** The oldest version answers requests without a version, and those for a version that isn't served, as at Shopify. */
export function resolveVersion(requested: string | undefined): Version {
  if (requested === 'unstable') return requested;
  return VERSIONS.find((version) => version === requested) ?? OLDEST;
}

/** The answer to `publicApiVersions`: Shopify names the version that it retired last beside those that it serves. */
export function publicApiVersions() {
  return [
    {handle: '2025-10', displayName: '2025-10 (Unsupported)', supported: false},
    ...VERSIONS.map((handle) => ({
      handle,
      displayName: handle === NEWEST ? `${handle} (Latest)` : handle,
      supported: true,
    })),
    {handle: 'unstable', displayName: 'unstable', supported: false},
  ];
}
