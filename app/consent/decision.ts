export const categories = ['functionality', 'analytics', 'marketing'] as const;
export type Category = (typeof categories)[number];

export type Decision = Record<Category, boolean>;

export const createDecision = (isAllowed: (category: Category) => boolean): Decision => ({
  functionality: isAllowed('functionality'),
  analytics: isAllowed('analytics'),
  marketing: isAllowed('marketing'),
});
export const rejectAll = createDecision(() => false);
export const acceptAll = createDecision(() => true);

/** The names of the categories in consent tools. */
const toolNames: Record<Category, string[]> = {
  analytics: ['performance', 'statistics', 'analytics'],
  marketing: ['targeting', 'marketing', 'advertising', 'ads'],
  functionality: ['functionality', 'preferences'],
};

/** Converts the category names of a consent tool. Unknown names and other values allow nothing. */
export function parseToolDecision(names: unknown): Decision {
  const acceptedNames = Array.isArray(names) ? names.map((name) => String(name).trim().toLowerCase()) : [];
  return createDecision((category) => toolNames[category].some((name) => acceptedNames.includes(name)));
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

/** Converts a decision to Google's storage types. */
export function storageConsent(decision: Decision): StorageConsent {
  const entries = Object.entries(storageTypes).map(([type, category]) => [
    type,
    decision[category] ? 'granted' : 'denied',
  ]);
  return Object.fromEntries(entries) as StorageConsent;
}

/** Whether a decision denies something that an earlier one allowed. */
export function revokesConsent(previous: Decision, next: Decision): boolean {
  return categories.some((category) => previous[category] && !next[category]);
}

/** After this time the visitor is asked again, in ms: 180 days. */
const lifetime = 180 * 86_400_000;

interface DecisionOptions {
  /** In ms since 1970. */
  now: number;
  /** The browser signals that data must not be sold or shared (Global Privacy Control). */
  optOut?: boolean;
}

export function serialiseDecision(decision: Decision, {now, optOut}: DecisionOptions): string {
  // Without the signal the property is left out.
  return JSON.stringify({...decision, at: now, optOut: optOut || undefined});
}

/**
 * The decision that counts: the stored one, unless it is too old or damaged. With `optOut` everything is declined, unless the visitor has
 * made the stored decision in spite of the signal (rule 16.14).
 */
export function parseDecision(text: string | null, {now, optOut = false}: DecisionOptions): Decision | undefined {
  const defaultDecision = optOut ? rejectAll : undefined;
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null) return defaultDecision;
    const {at, ...values} = stored as Record<string, unknown>;
    if (typeof at !== 'number' || at > now || at + lifetime <= now) return defaultDecision;
    return optOut && values.optOut !== true ? defaultDecision : createDecision((category) => values[category] === true);
  } catch {
    return defaultDecision;
  }
}
