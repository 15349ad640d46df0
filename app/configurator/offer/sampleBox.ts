import type {SampleBoxFragment} from 'storefrontapi.generated';
import {text} from '~/content/fields';

/** The sample box is the product with this handle. */
export const SAMPLE_BOX_FRAGMENT = `#graphql
  fragment SampleBox on QueryRoot {
    sampleBox: product(handle: "musterkasten") {
      handle
      title
      anrechnung: metafield(namespace: "custom", key: "anrechnung") { value }
    }
  }
` as const;

export interface SampleBox {
  handle: string;
  title: string;
  /** The amount that is credited with an order, in the merchant's words. */
  credit: string;
}

export function toSampleBox({sampleBox}: SampleBoxFragment): SampleBox | undefined {
  if (!sampleBox) return undefined;
  const {handle, title, anrechnung} = sampleBox;
  return {handle, title, credit: text(anrechnung)};
}
