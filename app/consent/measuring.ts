import type {ComponentType} from 'react';

/** What Shopify's analytics are told of the shop and of the visitor's choice. */
export interface MeasuringProps {
  /** Number of the shop at Shopify. */
  shopId: string;
  storefrontId?: string;
  /** The visitor has agreed to marketing, too. */
  marketing: boolean;
}

/** Fetches the code that measures. Only called with consent to statistics. */
export type ImportMeasuring = () => Promise<ComponentType<MeasuringProps>>;
