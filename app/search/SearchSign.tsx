import {Sign} from '~/ui/Sign';

/** A magnifying glass. */
export const SearchSign = () => <Sign path="M13.2 13.2 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />;
