import type {GraphQLResolveInfo} from 'graphql';
import type {Language} from '../model';
import type {Store} from '../store/store';

/** What every resolver gets. */
export interface Context {
  store: Store;
  language: Language;
  /** The origin under which the client reaches the store. */
  origin: string;
  /** Whether the client has shown no token. */
  tokenless: boolean;
  /** The app that the token belongs to, at the Admin API. */
  app: string;
  /** What the token may do, at the Admin API; at the Storefront API nothing asks for it. */
  scopes: readonly string[];
}

type Resolver<Source> = (source: Source, args: never, context: Context, info: GraphQLResolveInfo) => unknown;

/** Resolvers of one type's fields; a field without one answers the property of its name. */
export type Resolvers<Source> = Record<string, Resolver<Source>>;
