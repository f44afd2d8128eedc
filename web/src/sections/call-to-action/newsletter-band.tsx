import { getSiteSettings } from '@/documents/settings/settings.query'
import { NewsletterBox } from '@/leads/client/newsletter-box'
import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { PageMark } from '@/ui/page-mark'
import { SectionHeading } from '@/ui/section-heading'

/** A box for an email address, with small print below. */
export async function NewsletterBand({
  list,
  buttonLabel,
  note,
  anchor,
  ...heading
}: SectionOf<'callToAction'>) {
  const { footer } = await getSiteSettings()
  return (
    <Band anchor={anchor} tone="sunk">
      <div
        data-print="no"
        className="grid gap-x-16 gap-y-8 border-y border-ink py-10 lg:grid-cols-[7fr_5fr] lg:items-center lg:py-14"
      >
        <SectionHeading {...heading} />
        <PageMark name="data-has-newsletter" />
        <div>
          <NewsletterBox
            placeholder={footer.newsletterPlaceholder}
            buttonLabel={buttonLabel}
            {...(list && { list })}
          />
          {note && <p className="text-small text-ink-mute">{note}</p>}
        </div>
      </div>
    </Band>
  )
}
