import type {GraphQLResolveInfo} from 'graphql';
import type {Fault} from '../control/faults';
import type {Language} from '../model';
import type {Market} from '../store/markets';
import type {Store} from '../store/store';

export interface Context {
  store: Store;
  language: Language;
  /** The country that the operation asks for, `null` without one. */
  country: string | null;
  /** The market of that country. */
  market: Market;
  /** The origin under which the client reaches the store. */
  origin: string;
  /** Whether the request has no access token. */
  tokenless: boolean;
  /** The fault that a test has planned for the operation. */
  fault?: Fault;
  /** Admin API only: the app that the token belongs to. */
  app: string;
  /** Admin API only: the scopes of the token. */
  scopes: readonly string[];
}

type Resolver<Source> = (source: Source, args: never, context: Context, info: GraphQLResolveInfo) => unknown;

/** Resolvers of one type's fields. A field without a resolver returns the property with the field's name. */
export type Resolvers<Source> = Record<string, Resolver<Source>>;
