import { stegaClean } from '@sanity/client/stega'
import { sourceOf } from '@/content/drafts/source'
import { phoneHref } from '@/content/objects/action'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

const link =
  'inline-block py-0.5 text-on-night underline decoration-lantern decoration-2 underline-offset-4 hover:decoration-on-night'

/** The contact details of the site settings, in large type. */
export function ContactDetails({ details, anchor, ...heading }: SectionProps<'contact'>) {
  const mails = [
    { desk: 'Sales', mail: details?.salesEmail, field: 'salesEmail' },
    { desk: 'Support', mail: details?.supportEmail, field: 'supportEmail' },
    { desk: 'Press', mail: details?.pressEmail, field: 'pressEmail' },
    { desk: 'Privacy', mail: details?.privacyEmail, field: 'privacyEmail' },
  ].filter(({ mail }) => mail)
  const phone = details?.phone
  // In draft mode a line can consist of nothing but a click-to-edit mark.
  const lines = (details?.hours ?? '').split('\n').filter((line) => stegaClean(line))
  const [regular, ...others] = lines
  const hours = sourceOf(details?.hours)
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <div className="grid gap-x-16 gap-y-12 border-t border-night-line pt-8 lg:grid-cols-[7fr_5fr]">
        <dl className="grid gap-y-4">
          {mails.map(({ desk, mail, field }) => (
            <div key={desk} className="grid gap-x-6 sm:grid-cols-[7rem_1fr] sm:items-baseline">
              <dt className="text-small">{desk}</dt>
              <dd className="font-serif text-[clamp(1.125rem,0.9rem+1vw,1.5rem)]">
                <a {...sourceOf(details?.address, field)} href={`mailto:${mail}`} className={link}>
                  {mail}
                </a>
              </dd>
            </div>
          ))}
          {phone && (
            <div className="grid gap-x-6 sm:grid-cols-[7rem_1fr] sm:items-baseline">
              <dt className="text-small">Phone</dt>
              <dd className="font-serif text-[clamp(1.125rem,0.9rem+1vw,1.5rem)] tabular">
                <a
                  {...sourceOf(details?.address, 'phone')}
                  href={phoneHref(phone)}
                  className={link}
                >
                  {phone}
                </a>
              </dd>
            </div>
          )}
        </dl>
        <div className="stack-10">
          {regular && (
            <div>
              <h3 className="text-small font-semibold text-on-night">Hours</h3>
              <p {...hours} className="title-m mt-2 text-on-night">
                {/* Days and times break between each other only. */}
                {stegaClean(regular)
                  .split(/(?<= )(?=\d)/)
                  .map((part) => (
                    <span key={part} className="inline-block whitespace-pre-wrap">
                      {part}
                    </span>
                  ))}
              </p>
              {others.map((line) => (
                <p key={line} {...hours} className="mt-1">
                  {stegaClean(line)}
                </p>
              ))}
            </div>
          )}
          {details?.address && (
            <div>
              <h3 className="text-small font-semibold text-on-night">Post</h3>
              <address className="mt-2 not-italic">{details.address}</address>
            </div>
          )}
        </div>
      </div>
    </Band>
  )
}
