import type {ReactNode} from 'react';
import {useMessages} from '~/i18n/useLanguage';
import {useBookingUrl} from './bookingUrl';
import {messages} from './messages';

/** A link to the scheduling page; with a script, `Booking` opens the dialog instead. */
export function BookingLink({className, children}: {className?: string; children?: ReactNode}) {
  const t = useMessages(messages);
  const url = useBookingUrl();
  return (
    url && (
      <a href={url} target="_blank" rel="noreferrer" data-booking="" data-magnetic="" className={className}>
        {children ?? t.consultation}
      </a>
    )
  );
}
