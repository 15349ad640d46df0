import {describe, expect, test} from 'vitest';
import {emptyContent} from '../empty';
import {createAdminClient} from '../testing/adminClient';
import {useStore} from './useStore';

// The answers are recorded: airhorns/shopify-draft-proxy, in the file that stands at each test.

const store = useStore(emptyContent);
const admin = <Data>(query: string, variables?: object) => createAdminClient(store.client.url)<Data>(query, variables);

const SET = `mutation ($input: ProductSetInput!) {
  productSet(input: $input) { product { id } userErrors { field message code } }
}`;

interface Made {
  productSet: {product: {id: string}};
}

const options = (...names: string[]) => names.map((name) => ({name, values: [{name: 'a'}]}));
const optionValues = (...names: string[]) => names.map((optionName) => ({optionName, name: 'a'}));

async function makeProduct(handle: string) {
  const input = {
    title: 'Shelf',
    handle,
    productOptions: options('Color', 'Size'),
    variants: [{optionValues: optionValues('Color', 'Size')}],
  };
  const {data} = await admin<Made>(SET, {input});
  return data.productSet.product.id;
}

describe('a product is refused', () => {
  // product-set-shape-validator-parity.json (2025-01)
  test('with 2,049 variants', async () => {
    const variants = Array.from({length: 2049}, () => ({optionValues: optionValues('Color')}));
    const input = {title: 'Shelf', handle: 'many', productOptions: options('Color'), variants};
    const {data, errors, extensions} = await admin(SET, {input});
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      {
        message: 'The input array size of 2049 is greater than the maximum allowed of 2048.',
        path: ['productSet', 'input', 'variants'],
        extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'},
      },
    ]);
    expect(extensions?.cost).toMatchObject({requestedQueryCost: 10, actualQueryCost: null});
  });

  // product-option-name-delimiter-validation.json (2025-01)
  test('with an option whose name divides titles', async () => {
    const input = {
      title: 'Shelf',
      handle: 'divided',
      productOptions: options('Width / Height'),
      variants: [{optionValues: optionValues('Width / Height')}],
    };
    expect((await admin(SET, {input})).data).toEqual({
      productSet: {
        product: null,
        userErrors: [
          {
            field: ['input', 'productOptions', '0', 'name'],
            message: "The name contains unsupported sequence ' / '",
            code: 'INVALID_INPUT',
          },
        ],
      },
    });
  });
});

// product-variants-bulk-validation-atomicity.json (2025-01)
test.each([
  ['an option that the product has not', ['Material'], ['optionValues', '0'], 'Option does not exist', 'INVALID_INPUT'],
  ['an option twice', ['Color', 'Color'], ['optionValues'], "Duplicated option name 'Color'", 'INVALID_INPUT'],
  ['an option less', ['Color'], [], 'You need to add option values for Size', 'NEED_TO_ADD_OPTION_VALUES'],
])('variants with %s are refused', async (what, names, path, message, code) => {
  const productId = await makeProduct(what.replaceAll(' ', '-'));
  const {data} = await admin(
    `mutation ($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkCreate(productId: $productId, variants: $variants) {
        product { id } productVariants { id } userErrors { field message code }
      }
    }`,
    {productId, variants: [{optionValues: optionValues(...names)}]},
  );
  expect(data).toEqual({
    productVariantsBulkCreate: {
      product: null,
      productVariants: [],
      userErrors: [{field: ['variants', '0', ...path], message, code}],
    },
  });
});

// product-option-name-delimiter-validation.json (2025-01)
test('an option is not given a name that divides titles', async () => {
  const {data} = await admin<Made>(SET, {input: {title: 'Plain', handle: 'plain'}});
  const productId = data.productSet.product.id;
  const created = await admin(
    `mutation ($productId: ID!, $options: [OptionCreateInput!]!) {
      productOptionsCreate(productId: $productId, options: $options, variantStrategy: LEAVE_AS_IS) {
        userErrors { field message code }
      }
    }`,
    {productId, options: options('Width / Height')},
  );
  expect(created.data).toEqual({
    productOptionsCreate: {
      userErrors: [
        {
          field: ['options', '0', 'name'],
          message: "The name contains unsupported sequence ' / '",
          code: 'INVALID_NAME',
        },
      ],
    },
  });
});

interface Target {
  url: string;
  resourceUrl: string;
  parameters: {name: string; value: string}[];
}

describe('a file is refused', () => {
  const createFile = async (file: object) => {
    const staged = await admin<{stagedUploadsCreate: {stagedTargets: Target[]}}>(
      `mutation ($input: [StagedUploadInput!]!) {
        stagedUploadsCreate(input: $input) { stagedTargets { url resourceUrl parameters { name value } } userErrors { message } }
      }`,
      {input: [{filename: 'plan.txt', mimeType: 'text/plain', httpMethod: 'POST', resource: 'FILE'}]},
    );
    const [target] = staged.data.stagedUploadsCreate.stagedTargets;
    const form = new FormData();
    for (const {name, value} of target?.parameters ?? []) form.append(name, value);
    form.append('file', new Blob(['plan']), 'plan.txt');
    await fetch(target?.url ?? '', {method: 'POST', body: form});
    const {data} = await admin<{fileCreate: object}>(
      `mutation ($files: [FileCreateInput!]!) {
        fileCreate(files: $files) { files { id } userErrors { field message code } }
      }`,
      {files: [{originalSource: target?.resourceUrl, contentType: 'FILE', ...file}]},
    );
    return data.fileCreate;
  };

  // media-file-create-validation-branches.json (2026-04)
  test('with a description of more than 512 characters', async () => {
    expect(await createFile({alt: 'x'.repeat(513)})).toEqual({
      files: [],
      userErrors: [
        {
          field: ['files', '0', 'alt'],
          message: 'The alt value exceeds the maximum limit of 512 characters.',
          code: 'ALT_VALUE_LIMIT_EXCEEDED',
        },
      ],
    });
    expect(await createFile({alt: 'x'.repeat(512)})).toMatchObject({userErrors: []});
  });

  // media-file-filename-extension-case-sensitivity.json (2026-04)
  test.each(['plan.pdf', 'plan.TXT'])('with the name %s when it was sent as plan.txt', async (filename) => {
    expect(await createFile({filename})).toEqual({
      files: [],
      userErrors: [
        {
          field: ['files', '0', 'filename'],
          message: 'Provided filename extension must match original source.',
          code: 'MISMATCHED_FILENAME_AND_ORIGINAL_SOURCE',
        },
      ],
    });
  });
});
