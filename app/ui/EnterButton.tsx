import {useLocation} from '@remix-run/react';

/**
 * What Enter presses in a field of a form: browsers take the form's first submit button, so this stands before all
 * others. It sends nothing. Without the script it shows the page with what was chosen.
 */
export function EnterButton() {
  const {pathname} = useLocation();
  return <button hidden formMethod="get" formAction={pathname} onClick={(event) => event.preventDefault()} />;
}
