/** The supported stable versions of the Storefront API, oldest first. */
export const VERSIONS = [
  '2025-01',
  '2025-04',
  '2025-07',
  '2025-10',
  '2026-01',
  '2026-04',
  '2026-07',
  '2026-10',
] as const;

export type Version = (typeof VERSIONS)[number] | 'unstable';

const OLDEST = VERSIONS[0];
export const NEWEST: Version = '2026-10';

/** The oldest version answers requests without a version or with an unknown one, as at Shopify. */
export function resolveVersion(requested: string | undefined): Version {
  if (requested === 'unstable') return requested;
  return VERSIONS.find((version) => version === requested) ?? OLDEST;
}
