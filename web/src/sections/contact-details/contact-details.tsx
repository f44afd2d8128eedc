import type { ContactDetailsProps } from '@/sections/contact-details/contact-details.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

const link =
  'inline-block py-0.5 text-on-night underline decoration-lantern decoration-2 underline-offset-4 hover:decoration-on-night'

/** How to reach the company without a form, in large type. */
export function ContactDetails({
  mails,
  phone,
  address,
  hours,
  anchor,
  ...heading
}: ContactDetailsProps) {
  const [regular, ...others] = hours
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <div className="grid gap-x-16 gap-y-12 border-t border-night-line pt-10 lg:grid-cols-[7fr_5fr]">
        <dl className="grid gap-y-4">
          {mails.map(({ desk, address: mail }) => (
            <div key={desk} className="grid gap-x-6 sm:grid-cols-[7rem_1fr] sm:items-baseline">
              <dt className="text-small">{desk}</dt>
              <dd className="font-serif text-[clamp(1.125rem,0.9rem+1vw,1.5rem)] break-words">
                <a href={`mailto:${mail}`} className={link}>
                  {mail}
                </a>
              </dd>
            </div>
          ))}
          {phone && (
            <div className="grid gap-x-6 sm:grid-cols-[7rem_1fr] sm:items-baseline">
              <dt className="text-small">Telephone</dt>
              <dd className="font-serif text-[clamp(1.125rem,0.9rem+1vw,1.5rem)] tabular-nums">
                <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={link}>
                  {phone}
                </a>
              </dd>
            </div>
          )}
        </dl>
        <div className="space-y-8">
          {regular && (
            <div>
              <h3 className="text-small font-semibold text-on-night">Hours</h3>
              <p className="title-m mt-2 text-on-night">{regular}</p>
              {others.map((line) => (
                <p key={line} className="mt-1">
                  {line}
                </p>
              ))}
            </div>
          )}
          {address && (
            <div>
              <h3 className="text-small font-semibold text-on-night">Post</h3>
              <address className="mt-2 whitespace-pre-line not-italic">{address}</address>
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}
