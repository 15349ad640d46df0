/** Where the password is posted to, and where a visitor signs out, in every language. */
export const gatePath = '/gate';
