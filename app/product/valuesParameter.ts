/** Query parameter with one value for each option of a product: the numbers of their ids, such as `123.456` (rule 10.13). */
export const valuesParameter = 'values';
