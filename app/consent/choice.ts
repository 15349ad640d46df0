export const categories = ['functionality', 'analytics', 'marketing'] as const;
export type Category = (typeof categories)[number];

/** What a visitor has agreed to. */
export type Choice = Record<Category, boolean>;

/** The choice that answers each category as `agreed` says. */
export const choiceOf = (agreed: (category: Category) => boolean): Choice => ({
  functionality: agreed('functionality'),
  analytics: agreed('analytics'),
  marketing: agreed('marketing'),
});
export const nothing = choiceOf(() => false);
export const everything = choiceOf(() => true);

/** What consent tools call the categories (rule 16.6). */
const toolNames: Record<Category, string[]> = {
  analytics: ['performance', 'statistics', 'analytics'],
  marketing: ['targeting', 'marketing', 'advertising', 'ads'],
  functionality: ['functionality', 'preferences'],
};

/** The choice behind the category names of a consent tool; unknown names and other values allow nothing. */
export function choiceOfTool(names: unknown): Choice {
  const given = Array.isArray(names) ? names.map((name) => String(name).trim().toLowerCase()) : [];
  return choiceOf((category) => toolNames[category].some((name) => given.includes(name)));
}

/** Google's storage types, each with the category that it needs. */
const storageTypes = {
  analytics_storage: 'analytics',
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  functionality_storage: 'functionality',
  personalization_storage: 'functionality',
  security_storage: 'functionality',
} as const satisfies Record<string, Category>;

type StorageConsent = Record<keyof typeof storageTypes, 'granted' | 'denied'>;

/** A choice in the terms of Google's scripts. */
export function storageConsent(choice: Choice): StorageConsent {
  const entries = Object.entries(storageTypes).map(([type, category]) => [
    type,
    choice[category] ? 'granted' : 'denied',
  ]);
  return Object.fromEntries(entries) as StorageConsent;
}

/** Whether a choice denies something that an earlier one allowed. */
export function withdraws(before: Choice, after: Choice): boolean {
  return categories.some((category) => before[category] && !after[category]);
}

/** After this time the visitor is asked again, in ms: 180 days. */
const lifetime = 180 * 86_400_000;

export function serialiseChoice(choice: Choice, now: number): string {
  return JSON.stringify({...choice, at: now});
}

/** The stored choice, unless it is too old or damaged. `now` in ms since 1970. */
export function parseChoice(text: string | null, now: number): Choice | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const {at, ...given} = stored as Record<string, unknown>;
    if (typeof at !== 'number' || at > now || at + lifetime <= now) return undefined;
    return choiceOf((category) => given[category] === true);
  } catch {
    return undefined;
  }
}
