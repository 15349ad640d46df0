import type {ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {useBookingAddress} from './address';
import {messages} from './messages';

/** A link to the scheduling page; with a script, `Booking` opens the dialog in its place. */
export function BookingLink({className, children}: {className?: string; children?: ReactNode}) {
  const text = useMessages(messages);
  const address = useBookingAddress();
  return (
    address && (
      <a href={address} target="_blank" rel="noreferrer" data-booking="" data-magnetic="" className={className}>
        {children ?? text.consultation}
      </a>
    )
  );
}
