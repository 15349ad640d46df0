import {phoneUrl} from '~/ui/phone';

/** A link to a phone number. A text without digits, such as 'on request', is no link. */
export function PhoneLink({number, className}: {number: string; className?: string}) {
  if (!/\d/.test(number)) return <span>{number}</span>;
  return (
    <a className={className} href={phoneUrl(number)}>
      {number}
    </a>
  );
}
