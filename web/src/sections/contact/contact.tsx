import { InlineForm } from '@/leads/client/inline-form'
import { contactMessage } from '@/leads/forms/contact-message'
import { ContactDetails } from '@/sections/contact/contact-details'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { Points } from '@/ui/points'
import { SectionHeading } from '@/ui/section-heading'

type ContactProps = SectionProps<'contact'>

/** The message form, or how to reach the company without it. */
export function Contact(props: ContactProps) {
  return props.look === 'details' ? <ContactDetails {...props} /> : <ContactForm {...props} />
}

/** What to know before writing, beside the form. */
function ContactForm({ points, note, anchor, ...heading }: ContactProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <SectionHeading {...heading} />
          <Points points={points} className="mt-8" />
          {note && (
            <p className="mt-10 max-w-md border-l-2 border-lantern pl-4 font-semibold text-ink">
              {note}
            </p>
          )}
        </div>
        <InlineForm name="contact-message" form={contactMessage} />
      </div>
    </Band>
  )
}
