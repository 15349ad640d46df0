import type {CodegenConfig} from '@graphql-codegen/cli';
import {pluckConfig, preset} from '@shopify/hydrogen-codegen';
import {printSchema} from 'graphql';
import {loadSchema} from './demo-store/schema/load';
import {storefrontApiVersion} from './app/platform/env';

type Preset = typeof preset;

/**
 * Hydrogen's preset picks fields from Hydrogen's own types, which are those of an older version of the API. This one writes
 * the types out, so that they are the schema's. Enumerations and inputs still have Hydrogen's names.
 */
const resolvedPreset: Preset = {
  async buildGeneratesSection(options) {
    const sections = await preset.buildGeneratesSection(options);
    for (const plugin of sections.flatMap(({plugins}) => plugins)) {
      const operations = plugin['typescript-operations'] as {preResolveTypes: boolean} | undefined;
      if (operations) operations.preResolveTypes = true;
    }
    return sections;
  },
};

const text = 'string';

export default {
  overwrite: true,
  pluckConfig,
  generates: {
    'storefrontapi.generated.d.ts': {
      preset: resolvedPreset,
      schema: printSchema(loadSchema(storefrontApiVersion)),
      documents: ['./app/**/*.{ts,tsx}', './tools/**/*.ts'],
      config: {
        scalars: {Color: text, DateTime: text, Decimal: text, HTML: text, ID: text, UnsignedInt64: text, URL: text},
      },
    },
  },
} as CodegenConfig;
