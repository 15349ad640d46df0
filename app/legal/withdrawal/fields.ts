/** The fields of the form, in its order (rule 18.2). `mail` is the sender's e-mail address, as in an enquiry. */
export const withdrawalFields = ['name', 'order', 'mail', 'pieces'] as const;

export type WithdrawalField = (typeof withdrawalFields)[number];

/** What somebody declares who withdraws from a contract. Without `pieces` it is the whole order. */
export type Statement = Record<WithdrawalField, string>;
